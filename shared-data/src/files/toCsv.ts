/** Read by spreadsheets as UTF-8 only with this mark at the start. */
const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet would see the beginning of a formula: at the start of a cell, and after everything
 * that another one takes for the end of a cell, since some split at semicolons. Blanks, characters that do
 * not show and quotation marks may stand before the sign, and it may be one of full width.
 */
const formula = /(^|[;,|\t\r\n]+)([\s\p{C}"']*[=+\-@＝＋－﹣﹦＠])/gu;

/**
 * Rows as a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front: names come from citizens. Figures stay figures.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(formula, "$1'$2");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
