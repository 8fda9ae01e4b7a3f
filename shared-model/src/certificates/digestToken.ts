import { encodeBase64url } from './base64url';

/** SHA-256 of a token, in base64url. */
export async function digestToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return encodeBase64url(new Uint8Array(digest));
}
