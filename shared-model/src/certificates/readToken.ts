import type { KeyId } from '../kinds/kinds';
import { decodeBase64url } from './base64url';
import { readClaims, type CertificateClaims } from './claims';
import { isObjectOf, isTextLike, isWord } from './guards';

/** More than twice the maximum length of a signed token (`limits.certificate.token`). */
const longest = 4000;
/** Length of an ES256 signature: r and s. */
const signatureBytes = 64;

/**
 * The only header that certificates are signed with. Nothing in it influences how the token is checked: a token with
 * another `alg`, a `crit`, an embedded key or any other field is rejected as foreign.
 */
const isHeader = isObjectOf({
  alg: isWord('ES256'),
  typ: isWord('vc+jwt'),
  /** SHA-256 in base64url: it becomes a part of an address. */
  kid: isTextLike(/^[\w-]{43}$/),
});
const headerFields = 3;

type TokenContent =
  /** Well formed; the signature has not been checked yet. */
  | { kind: 'unverified'; kid: KeyId; claims: CertificateClaims }
  /** A token that is not a certificate of this kind. */
  | { kind: 'foreign' }
  | { kind: 'damaged' };

/**
 * Reads a token without verifying its signature. Only the canonical form is accepted: padding, unused bits at the end of
 * base64url, blanks in the JSON and duplicate keys are refused.
 */
export function readToken(token: string): TokenContent {
  if (token.length > longest) return { kind: 'damaged' };
  const [headerPart, payloadPart, signaturePart, ...more] = token.split('.').map(decodeBase64url);
  const header = headerPart && jsonOf(headerPart);
  if (!header || more.length > 0) return { kind: 'damaged' };
  const { value: fields } = header;
  const isOurs = isHeader(fields) && Object.keys(fields).length === headerFields;
  if (!isOurs || !header.isOneForm) return { kind: 'foreign' };
  const payload = payloadPart && jsonOf(payloadPart);
  if (!payload || signaturePart?.length !== signatureBytes) return { kind: 'damaged' };
  const claims = readClaims(payload.value);
  if (!claims || !payload.isOneForm) return { kind: 'foreign' };
  return { kind: 'unverified', kid: fields.kid, claims };
}

function jsonOf(bytes: Uint8Array): { value: unknown; isOneForm: boolean } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return { value, isOneForm: JSON.stringify(value) === text };
  } catch {
    return undefined;
  }
}
