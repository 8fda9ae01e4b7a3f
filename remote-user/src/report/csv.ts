/** Read by spreadsheets as UTF-8 only with this mark at the start. */
const byteOrderMark = '\uFEFF';

/** A table as a CSV file (RFC 4180), for spreadsheets. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(csvCell).join(',') + '\r\n').join('');
}

/** What a spreadsheet would take for a formula is made plain text: citizens' words never run. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
