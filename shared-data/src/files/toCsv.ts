/** Spreadsheets read a file as UTF-8 only with this mark at the start. */
const byteOrderMark = '\uFEFF';

/**
 * Matches where a spreadsheet would see the start of a formula: at the start of a cell, and after every character
 * that some spreadsheet takes for the end of a cell, such as a semicolon. Blanks, invisible characters and quotation
 * marks may come before the sign, and the sign may be a full-width character.
 */
const formula = /(^|[;,|\t\r\n]+)([\s\p{C}"']*[=+\-@＝＋－﹣﹦＠])/gu;

/**
 * Rows as a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front, because names come from citizens. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(formula, "$1'$2");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
