import { markdownTable } from '../../../tools/markdownTable';
import * as table from '../../generate/markedTable';
import type { Room } from './measureRoom';
import type { Write } from './padRules';

export interface Row extends Room {
  /** Of the write, in `dearestWrites`. */
  name: string;
  /** One of its records. */
  write: Write;
}

const marks = table.marksOf('room', 'UPDATE_ROOM=1 npm run live -- suite/headroom');

export const keyOf = ({ name, write }: Pick<Row, 'name' | 'write'>): string => `${name}: ${write}`;

export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ name, write, expressions, reads }) => [
    name,
    write,
    String(expressions),
    String(reads),
  ]);
  const heads = ['Write', 'Record', 'Expressions', 'Reads'];
  return markdownTable(heads, cells, (column) => column > 1);
}

/** The rows of the table in a text, by `keyOf`. */
export function readTable(text: string): Map<string, Row> {
  const lines = table.readTable(text, marks).split('\n').slice(2);
  return new Map(
    lines.map((line) => {
      const [, name = '', write = '', expressions, reads] = line
        .split('|')
        .map((cell) => cell.trim());
      return [
        keyOf({ name, write }),
        { name, write, expressions: Number(expressions), reads: Number(reads) },
      ];
    }),
  );
}

/** The text with this table. */
export const writeTable = (text: string, rows: readonly Row[]): string =>
  table.writeTable(text, marks, formatTable(rows));
