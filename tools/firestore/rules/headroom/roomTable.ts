import type { Room } from './measureRoom';
import type { Write } from './padRules';

export interface Row extends Room {
  /** Of the write, in `dearestWrites`. */
  name: string;
  /** One of its records. */
  write: Write;
}

const start = '<!-- room: UPDATE_ROOM=1 npm run live -- rules/headroom writes this table -->';
const end = '<!-- end of room -->';

export const keyOf = ({ name, write }: Pick<Row, 'name' | 'write'>): string => `${name}: ${write}`;

/** A table in Markdown, as oxfmt formats it. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ name, write, expressions, reads }) => [
    name,
    write,
    String(expressions),
    String(reads),
  ]);
  const heads = ['Write', 'Record', 'Expressions', 'Reads'];
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => column > 1;
  const line = (row: readonly string[]) =>
    `| ${row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(heads), line(rule), ...cells.map(line)].join('\n');
}

/** The rows of the table in a text, by `keyOf`. */
export function readTable(text: string): Map<string, Row> {
  const lines = between(text).inside.trim().split('\n').slice(2);
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
export function writeTable(text: string, rows: readonly Row[]): string {
  const { before, after } = between(text);
  return `${before}\n\n${formatTable(rows)}\n\n${after}`;
}

function between(text: string): { before: string; inside: string; after: string } {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end);
  if (from < start.length || to < from)
    throw new Error(`The table needs the lines '${start}' and '${end}'.`);
  return { before: text.slice(0, from), inside: text.slice(from, to), after: text.slice(to) };
}
