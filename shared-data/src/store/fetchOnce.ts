import { RecordsUnavailableError } from './errors';

/**
 * A part of the records whose code is fetched when it is first asked for. Where it does not arrive, the next request
 * fetches it again.
 * @param fetchPart imports the part and opens it
 * @returns gives the part; it rejects with RecordsUnavailableError
 */
export function fetchOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetching: Promise<Part> | undefined;
  return () => {
    fetching ??= fetchPart().catch((cause: unknown) => {
      fetching = undefined;
      throw new RecordsUnavailableError('The code of the records did not arrive.', { cause });
    });
    return fetching;
  };
}
