import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { recordFiles } from './recordFiles';

it.each(recordFiles)('$file is what `npm run records` writes (#45)', ({ file, text }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(text());
});
