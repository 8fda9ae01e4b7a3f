const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g;
/** Controls, format characters, half pairs, fillers, selectors: nothing of them shows. */
const hidden = /(?![\n\t\u200C\u200D])[\p{C}\p{DI}]/gu;
const nonJoiner = '\u200C';
const joiners = /[\u200C\u200D]/g;
/** The signs that join two letters of an Indic script: beside them a joiner changes how the letters look. */
const virama = '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]';
/** What stands around a joiner that is needed, '|' for the joiner; firestore.rules has the same characters. */
const needed = {
  nonJoiner: new RegExp(
    `${virama}\\|\\p{L}|[\\p{L}\\p{M}]\\|${virama}|[\u0620-\u077F]\\|[\u0620-\u077F]`,
    'u',
  ),
  joiner: new RegExp(
    `${virama}\\||[\\p{L}\\p{M}]\\|${virama}|[\u0620-\u077F]\\|[\u0620-\u077F]|[\u2190-\u2BFF\u{1F000}-\u{1FAFF}]\\|[\u2190-\u2BFF\u{1F000}-\u{1FAFF}]`,
    'u',
  ),
};

/**
 * Everything that is typed, pasted or read from a record, as it is shown, stored and signed: without invisible
 * characters, with usual blanks and line breaks, in the composed form (NFC). Joiners stay where a script needs them
 * ('कुर्‍हाडे'). Line breaks, tabs and the blanks around the text stay too; a single line is `plainText`. Stores clean
 * every text that they are given and every text that they read, and firestore.rules refuse what is not clean.
 */
export function cleanText(text: string): string {
  return text
    .replace(breaks, '\n')
    .replace(blanks, ' ')
    .replace(hidden, '')
    .normalize('NFC')
    .replace(joiners, (joiner, at: number, whole: string) => {
      const [before = ''] = /.$/su.exec(whole.slice(0, at)) ?? [];
      const [after = ''] = /[^\u200C\u200D]/u.exec(whole.slice(at)) ?? [];
      const isNeeded = needed[joiner === nonJoiner ? 'nonJoiner' : 'joiner'];
      return isNeeded.test(`${before}|${after}`) ? joiner : '';
    });
}
