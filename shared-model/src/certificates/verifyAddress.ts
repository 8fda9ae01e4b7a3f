import { readToken } from './readToken';

/**
 * The address in the code on a certificate. A browser does not send the part after '#': neither the portal's server nor
 * the council learns who checks which certificate. It uses the signed origin: the portal may have a second address, for
 * which the check would refuse the certificate.
 * @param origin of this page, used if the token cannot be read
 */
export function verifyAddress(token: string, origin: string): string {
  const read = readToken(token);
  const issuer = read.kind === 'unverified' ? read.claims.issuer : origin;
  return `${issuer}/verify#${token}`;
}
