import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';
import { CompactSign } from 'jose/jws/compact/sign';
import { limits } from '../limits/limits';
import type { KeyId } from '../kinds/kinds';
import { CertificateTooLongError } from './CertificateRecords';
import type { CertificateClaims } from './claims';
import { claimsToText } from './claimsToText';

interface NewSigningKey {
  /** The thumbprint of the public key (RFC 7638): it cannot be chosen freely. */
  kid: KeyId;
  /** Signs, but cannot be exported, not even by the page that created it; stored in IndexedDB. */
  privateKey: CryptoKey;
  /** Coordinates on the curve P-256, in base64url. */
  publicKey: { x: string; y: string };
}

/**
 * Signs the claims of a certificate as a compact JWS (RFC 7515) with ES256.
 * @throws CertificateTooLongError if the token has more characters than `limits.certificate.token`
 */
export async function signCertificate(
  claims: CertificateClaims,
  key: Pick<NewSigningKey, 'kid' | 'privateKey'>,
): Promise<string> {
  const token = await new CompactSign(new TextEncoder().encode(claimsToText(claims)))
    .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', kid: key.kid })
    .sign(key.privateKey);
  if (token.length > limits.certificate.token) throw new CertificateTooLongError();
  return token;
}

export async function makeSigningKey(): Promise<NewSigningKey> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, [
    'sign',
    'verify',
  ]);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const kid = await calculateJwkThumbprint({ kty: 'EC', crv: 'P-256', x, y });
  return { kid, privateKey, publicKey: { x, y } };
}
