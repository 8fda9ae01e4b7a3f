import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/root';
import { writersOf, writesTable } from './actWrites';
import { dictionary } from './dictionary';
import { generatedRules } from './generatedRules';
import { marksOf, withPart, writeTable } from './markedTable';
import { recordActs } from './recordActs';

const command = 'npm run records';

/** The files that follow in part from shared-data/src/features/collections.ts and from the acts, by name, as they have to be. */
export async function recordFiles(): Promise<Record<string, string>> {
  const recorded = await recordActs();
  const rules = withPart(
    read('firestore/firestore.rules'),
    {
      start: '// <generated> by `npm run records` from shared-data/src/features/collections.ts',
      end: '// </generated>',
    },
    generatedRules(),
  );
  const tables = [
    [marksOf('dictionary', command), dictionary(writersOf(recorded))],
    [marksOf('writes', command), writesTable(recorded)],
  ] as const;
  return {
    'firestore/firestore.rules': rules,
    'docs/records.md': tables.reduce(
      (text, [marks, table]) => writeTable(text, marks, table),
      read('docs/records.md'),
    ),
  };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
