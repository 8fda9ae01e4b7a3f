import { cleanText } from '../texts/cleanText';
import { asciiDigits } from '../texts/asciiDigits';
import type { CertificateNumber } from '../kinds/kinds';

/** Crockford's base 32: without I, L, O and U, which are easily misread. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of random characters: 60 bits. The check character follows them. */
export const drawn = 12;

/** As it is printed and read out: '7K2M-Q9XD-04T0-B'. */
export function formatCertificateNumber(number: CertificateNumber): string {
  return number.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * Parses a number that is typed, or copied from a receipt or a certificate: in lower or upper case, with Devanagari
 * digits, with any dashes, blanks and line breaks or none, between other words ('No. 7K2M-Q9XD-04T0-B.'), with O for 0, I
 * and L for 1.
 * @returns undefined if it is not valid, because a character is wrong, missing or swapped
 */
export function parseCertificateNumber(typed: string): CertificateNumber | undefined {
  const groups =
    asciiDigits(cleanText(typed).normalize('NFKC'))
      .toUpperCase()
      .match(/[\dA-Z]+/g) ?? [];
  // The number stands behind its label: the groups at the end are tried first.
  for (let first = groups.length - 1; first >= 0; first -= 1) {
    const number = readFrom(groups.slice(first));
    if (number !== undefined) return number;
  }
  return undefined;
}

/** The number that the groups begin with, if they begin with one. */
function readFrom(groups: readonly string[]): string | undefined {
  let text = '';
  for (const group of groups) {
    text += group.replace(/O/g, '0').replace(/[IL]/g, '1');
    if (text.length > drawn) break;
  }
  const isNumber =
    text.length === drawn + 1 && checkCharacter(text.slice(0, drawn)) === text.at(-1);
  return isNumber ? text : undefined;
}

/** Undefined if the check character is not in the alphabet, or the text is not a number. */
export function checkCharacter(text: string): string | undefined {
  const digits = Array.from(text, (character) => alphabet.indexOf(character));
  if (digits.includes(-1)) return undefined;
  const rest = digits.reduce((sum, digit) => (sum * alphabet.length + digit) % 37, 0);
  return alphabet[rest];
}
