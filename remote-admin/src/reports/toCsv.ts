/** Lets a spreadsheet know that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe
 * in front: names come from citizens.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
