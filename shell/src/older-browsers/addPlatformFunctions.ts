/** Functions that core-js does not polyfill, as far as the portal uses them. */
interface Platform {
  AbortSignal: { timeout?: unknown };
  Response: { json?: unknown };
  Intl: { Segmenter?: unknown };
  crypto?: { randomUUID?: unknown };
}

/** Adds the functions that the given platform lacks. */
export function addPlatformFunctions({ AbortSignal, Response, Intl, crypto }: Platform): void {
  AbortSignal.timeout ??= timeoutSignal;
  Response.json ??= jsonResponse;
  Intl.Segmenter ??= GraphemeSegmenter;
  if (crypto) crypto.randomUUID ??= randomUuid;
}

function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    // Browsers of this age ignore the reason and throw an AbortError.
    controller.abort(new DOMException('The time limit is over.', 'TimeoutError'));
  }, milliseconds);
  return controller.signal;
}

function jsonResponse(data: unknown, init?: ResponseInit): Response {
  const headers = new Headers(init?.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(data), { ...init, headers });
}

/** A version 4 UUID (RFC 9562). */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A base character with the marks that belong to it, joined ones included (Unicode TR 29, simplified). */
const grapheme = /\P{M}(?:\p{M}|\u200D\P{M}?)*|\p{M}+/gu;

/**
 * `Intl.Segmenter` as far as the portal uses it: splits a name into letters as a reader sees them. Firefox has
 * its own from 125 on.
 */
export class GraphemeSegmenter {
  *segment(input: string): Generator<{ segment: string; index: number; input: string }> {
    for (const { 0: segment, index } of input.matchAll(grapheme)) yield { segment, index, input };
  }
}
