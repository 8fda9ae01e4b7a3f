/** The lines around a generated part of a file. */
export interface Marks {
  start: string;
  end: string;
}

/** Marks of a table that a command writes: 'writes', 'npm run records'. */
export const marksOf = (name: string, command: string): Marks => ({
  start: `<!-- ${name}: ${command} writes this table -->`,
  end: `<!-- end of ${name} -->`,
});

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

/**
 * The text with another part between two lines that mark it, each indented as the first one.
 * @throws Error if the text has not both lines
 */
export function withPart(text: string, { start, end }: Marks, part: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === start);
  const to = lines.findIndex((line) => line.trim() === end);
  if (from === -1 || to < from) throw new Error(`The lines '${start}' and '${end}' are missing.`);
  const indent = /^ */.exec(lines[from] ?? '')?.[0] ?? '';
  const indented = part.split('\n').map((line) => (line === '' ? line : indent + line));
  return [...lines.slice(0, from + 1), ...indented, ...lines.slice(to)].join('\n');
}
