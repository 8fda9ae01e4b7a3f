/** What the live store says of one document. */
export type FetchedDocument =
  | { kind: 'found'; document: unknown }
  | { kind: 'missing' }
  /** No answer, or one that does not come from the store, such as the page of a public Wi-Fi. */
  | { kind: 'unreachable' };

/**
 * Reads a public document of the live store over HTTP, without its SDK and without telling who asks.
 * @param timeLimit milliseconds for the whole answer
 */
export async function fetchDocument(address: string, timeLimit = 6000): Promise<FetchedDocument> {
  try {
    const response = await fetch(address, {
      // What was revoked a moment ago is to be seen.
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (response.status === 200) return { kind: 'found', document: await response.json() };
    if (response.status === 404 && saysMissing(await response.json())) return { kind: 'missing' };
  } catch {
    // Nothing of the address is written down: it holds the number.
  }
  return { kind: 'unreachable' };
}

/** In the store's own words: a 404 of anybody else says nothing of a record. */
function saysMissing(body: unknown): boolean {
  const { error } = Object(body) as { error?: unknown };
  return (Object(error) as { status?: unknown }).status === 'NOT_FOUND';
}
