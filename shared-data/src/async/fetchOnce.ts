import { RecordsUnavailableError } from 'shared-model';

/**
 * A part of the records whose code is loaded on first use. After a failed load, the next call loads it again.
 * @param fetchPart imports the part and opens it
 * @returns a function that resolves to the part, or rejects with RecordsUnavailableError
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
