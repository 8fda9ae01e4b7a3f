import { portalPaths } from '../../portalPaths';

/** The meaning of a scanned or typed text. */
export type ReadCode =
  | { kind: 'code'; token: string }
  | { kind: 'elsewhere'; origin: string }
  /** An address of this portal without a certificate. */
  | { kind: 'no-code' }
  /** No address and no code: a number, perhaps. */
  | { kind: 'text'; text: string };

/** Three parts of base64url: a token without its address. */
const token = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Classifies a scanned or typed text. An address is only parsed and never opened: its page could be anybody's.
 * @param origin of this portal
 */
export function readCode(scanned: string, origin: string): ReadCode {
  const text = scanned.trim();
  if (token.test(text)) return { kind: 'code', token: text };
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text) || !URL.canParse(text)) return { kind: 'text', text };
  const address = new URL(text);
  if (address.origin !== origin) {
    return { kind: 'elsewhere', origin: address.host || address.protocol };
  }
  const isVerify = address.pathname.replace(/\/$/, '') === portalPaths.verify;
  const code = address.hash.slice(1);
  return isVerify && code ? { kind: 'code', token: code } : { kind: 'no-code' };
}
