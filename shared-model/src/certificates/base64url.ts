// RFC 4648 §5 without padding, for bytes of a few kilobytes.

export function encodeBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @returns undefined if the text is not the canonical encoding of its bytes */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return encodeBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
