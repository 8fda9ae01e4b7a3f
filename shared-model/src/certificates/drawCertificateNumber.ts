import type { CertificateNumber } from '../kinds/kinds';
import { alphabet, checkCharacter, drawn } from './certificateNumber';

/**
 * Draws the number of a certificate: 12 random characters and a check character by Crockford, modulo 37. Numbers
 * whose check character would be one of `*~$=U` are drawn again, so that a number can be typed and read out.
 */
export function drawCertificateNumber(): CertificateNumber {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(drawn));
    const text = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
    const check = checkCharacter(text);
    if (check !== undefined) return text + check;
  }
}
