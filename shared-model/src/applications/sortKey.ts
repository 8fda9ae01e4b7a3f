/** Marks without a letter: joiners and others of no width. 'कुर्\u200Dहाडे' is one word. */
export const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;

/** The key by which names are sorted and compared, without regard to case. */
export function sortKey(name: string): string {
  return name.replace(invisible, '').normalize('NFC').trim().toLowerCase();
}
