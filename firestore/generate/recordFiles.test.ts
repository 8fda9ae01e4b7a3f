/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/root';
import { recordFiles } from './recordFiles';

it('firestore.rules and docs/records.md are what `npm run records` writes (#45)', async () => {
  for (const [file, text] of Object.entries(await recordFiles())) {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
  }
});
