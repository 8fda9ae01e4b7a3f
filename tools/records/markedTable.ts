import { withPart } from './withPart';

/** Where a document has a generated table. */
export interface Marks {
  start: string;
  end: string;
}

/** Marks of a table that a command writes: 'writes', 'npm run records'. */
export const marksOf = (name: string, command: string): Marks => ({
  start: `<!-- ${name}: ${command} writes this table -->`,
  end: `<!-- end of ${name} -->`,
});

/** A table in Markdown, as oxfmt formats it. @param isNumber whether a column is aligned at its end */
export function formatTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

/** The table in a text. @throws Error if its marks are missing */
export function readTable(text: string, { start, end }: Marks): string {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end);
  if (from < start.length || to < from)
    throw new Error(`The table needs the lines '${start}' and '${end}'.`);
  return text.slice(from, to).trim();
}

/** The text with this table. @throws Error if its marks are missing */
export function writeTable(text: string, marks: Marks, table: string): string {
  return withPart(text, marks, `\n${table}\n`);
}
