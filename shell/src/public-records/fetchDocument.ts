import { plainFields } from './plainFields';

/** The answer of a store for one document. */
export type FoundDocument =
  /** Not checked: each reader knows the shape of its document. */
  | { kind: 'found'; fields: unknown }
  | { kind: 'missing' }
  /** No answer, or one that does not come from the store, such as the page of a public Wi-Fi. */
  | { kind: 'unreachable' };

/**
 * Reads a public document of the live store over HTTP, without its SDK and without identifying the visitor.
 * @param timeLimit milliseconds for the whole answer
 */
export async function fetchDocument(address: string, timeLimit = 6000): Promise<FoundDocument> {
  try {
    const response = await fetch(address, {
      // A revocation has to be visible at once.
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (response.status === 200) {
      return { kind: 'found', fields: plainFields(await response.json()) };
    }
    if (response.status === 404 && saysMissing(await response.json())) return { kind: 'missing' };
  } catch {
    // The error is not logged: its address contains the number.
  }
  return { kind: 'unreachable' };
}

/** Whether it is the store's own error body: a 404 of another server does not mean that the record is missing. */
function saysMissing(body: unknown): boolean {
  const { error } = Object(body) as { error?: unknown };
  return (Object(error) as { status?: unknown }).status === 'NOT_FOUND';
}
