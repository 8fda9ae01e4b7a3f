import { encode } from 'jose/base64url';

/** SHA-256 of a token, in base64url. */
export async function digestToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return encode(new Uint8Array(digest));
}
