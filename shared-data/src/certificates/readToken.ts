import { decode, encode } from 'jose/base64url';
import { literal, pipe, regex, safeParse, strictObject, string, type InferOutput } from 'valibot';
import { readClaims, type CertificateClaims } from './claims';

/** More than twice of what is ever signed (`limits.certificate.token`). */
const longest = 4000;
/** Of an ES256 signature: r and s. */
const signatureBytes = 64;

/**
 * The one header that certificates are signed with. Nothing in it chooses how the token is checked: what has another
 * `alg`, a `crit`, a key of its own or anything more is none of ours.
 */
const headerSchema = strictObject({
  alg: literal('ES256'),
  typ: literal('vc+jwt'),
  /** SHA-256 in base64url: it becomes a part of an address. */
  kid: pipe(string(), regex(/^[\w-]{43}$/)),
});

type TokenContent =
  /** Well formed; whether anybody has signed it is not known yet. */
  | { kind: 'unverified'; header: InferOutput<typeof headerSchema>; claims: CertificateClaims }
  /** A token of something else. */
  | { kind: 'foreign' }
  | { kind: 'damaged' };

/**
 * Reads a token without believing it. Each text has one form only: padding, loose bits at the end of base64url, blanks
 * in the JSON and a key that is there twice are refused.
 */
export function readToken(token: string): TokenContent {
  if (token.length > longest) return { kind: 'damaged' };
  const [headerPart, payloadPart, signaturePart, ...more] = token.split('.').map(bytesOf);
  const header = headerPart && jsonOf(headerPart);
  if (!header || more.length > 0) return { kind: 'damaged' };
  const ours = safeParse(headerSchema, header.value);
  if (!ours.success || !header.isOneForm) return { kind: 'foreign' };
  const payload = payloadPart && jsonOf(payloadPart);
  if (!payload || signaturePart?.length !== signatureBytes) return { kind: 'damaged' };
  const claims = readClaims(payload.value);
  if (!claims || !payload.isOneForm) return { kind: 'foreign' };
  return { kind: 'unverified', header: ours.output, claims };
}

function bytesOf(part: string): Uint8Array | undefined {
  try {
    const bytes = decode(part);
    return encode(bytes) === part ? bytes : undefined;
  } catch {
    return undefined;
  }
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
