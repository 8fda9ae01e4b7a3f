import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { dictionary } from './dictionary';
import { generatedRules } from './generatedRules';
import { withPart } from './markedPart';

interface GeneratedFile {
  file: string;
  /** What it has to be. */
  text: () => string;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The files that follow in part from shared-data/src/collections.ts. */
export const recordFiles: readonly GeneratedFile[] = [
  {
    file: 'firestore.rules',
    text: () =>
      withPart(
        read('firestore.rules'),
        {
          start: '// <generated> by `npm run records` from shared-data/src/collections.ts',
          end: '// </generated>',
        },
        generatedRules(),
      ),
  },
  {
    file: 'docs/records.md',
    text: () =>
      withPart(
        read('docs/records.md'),
        {
          start: '<!-- dictionary: npm run records writes it -->',
          end: '<!-- end of dictionary -->',
        },
        `\n${dictionary()}\n`,
      ),
  },
];
