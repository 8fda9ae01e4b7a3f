// `npm run records`: writes what follows from shared-data/src/collections.ts into firestore.rules and docs/records.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { recordFiles } from './recordFiles';

for (const { file, text } of recordFiles) {
  writeFileSync(path.join(root, file), text());
  console.log(`${file} is written.`);
}
