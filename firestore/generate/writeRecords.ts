// `npm run records`: writes what follows from shared-data/src/features/collections.ts and from the acts into firestore.rules and
// docs/records.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/root';
import { explain } from '../../tools/running/runCommand';
import { recordFiles } from './recordFiles';

async function write() {
  for (const [file, text] of Object.entries(await recordFiles())) {
    writeFileSync(path.join(root, file), text);
    console.log(`${file} is written.`);
  }
}

explain(write());
