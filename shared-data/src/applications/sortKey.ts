/** What names are ordered and compared by: their case does not matter. */
export function sortKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
