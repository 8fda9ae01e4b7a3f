/** Most characters of a person's name; firestore.rules has the same. */
export const personNameLimit = 120;

/** Invisible characters: controls, format characters, half pairs, fillers. */
const hidden = /[\p{C}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu;
/** Breaks and blanks of every width. */
const blanks = /[\s\u0085\u2800]+/g;
const joiner = /[\u200C\u200D]/;
/** All scripts that need joiners, and emoji made of several characters, start after this one. */
const firstJoined = '\u0600';

/**
 * A name as one line of visible characters: removes control characters, overrides of the direction and
 * characters without width. Joiners stay within the scripts that need them.
 */
export function plainText(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC').replace(blanks, ' ')) {
    const before = plain.slice(-1);
    const isJoined = joiner.test(character) && before >= firstJoined && !joiner.test(before);
    if (isJoined || character.replace(hidden, '') !== '') plain += character;
  }
  return plain
    .replace(/ +/g, ' ')
    .replace(/[\u200C\u200D]+$/, '')
    .trim();
}
