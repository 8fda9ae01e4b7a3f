import { cleanText } from './cleanText';

/** Most characters of a person's name; firestore.rules has the same. */
export const personNameLimit = 120;

/**
 * A clean text (`cleanText`) as one line, such as a name or a title: trimmed, with single blanks. Marks and joiners at
 * its beginning have no letter to stand with, so a text of nothing else is ''.
 */
export function plainText(text: string): string {
  return cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/^[ \p{M}\u200C\u200D]+/u, '')
    .trim();
}
