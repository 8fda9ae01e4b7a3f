import { readToken } from './readToken';

/**
 * The address that the code on a certificate carries. A browser sends nothing of what stands after '#': neither the
 * portal's server nor the council learns who checks what. It is at the origin that is signed, since a portal can be open at
 * a second address, where the check would refuse it.
 * @param origin of this page, where the token cannot be read
 */
export function verifyAddress(token: string, origin: string): string {
  const read = readToken(token);
  const issuer = read.kind === 'unverified' ? read.claims.issuer : origin;
  return `${issuer}/verify#${token}`;
}
