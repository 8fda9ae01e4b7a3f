/** A table in Markdown, as oxfmt formats it. */
export function formatTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}
