/** A table as oxfmt formats it. @param isNumber whether a column is aligned at its end: by default all but the first */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  isNumber = (column: number) => column > 0,
): string {
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...rows.map((row) => row[column]?.length ?? 0)),
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
