/** Spreadsheets read a file as UTF-8 only with this mark at the start. */
const byteOrderMark = '\uFEFF';

/**
 * Matches where a spreadsheet would see the start of a formula: at the start of a cell, and after every character
 * that some spreadsheet takes for the end of a cell, such as a semicolon. Blanks, invisible characters and quotation
 * marks may come before the sign, and the sign may be a full-width character.
 */
const formula = /(^|[;,|\t\r\n]+)([\s\p{C}"']*[=+\-@＝＋－﹣﹦＠])/gu;

/**
 * Digits that are no number to count with: twelve and more of them, or with a zero in front; also in groups, as numbers of
 * phones and cards are written. Spreadsheets keep eleven digits.
 */
const isLabel = /^\s*(?:0\d[\d ]*|(?:\d[ ]?){12,})\s*$/u;

/**
 * Rows as a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front, because names come from citizens. So does a text of digits that a spreadsheet would change as a number: a long
 * one ('123412341234' would become 1.23E+11) and one with zeros in front. Other numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = isLabel.test(value) ? `'${value}` : value.replace(formula, "$1'$2");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
