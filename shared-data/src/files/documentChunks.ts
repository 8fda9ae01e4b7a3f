import { isBytes, limits, NotPermittedError, RecordNotFoundError, type UserId } from 'shared-model';
import type { Documents, Fields, Path } from '../documents/Documents';
import type { RecordsContext } from '../store/RecordsContext';

/**
 * Maximum bytes of a chunk, 128 KiB; firestore.rules has the same limit. Firestore's client has a timeout of 15
 * seconds for each request: a chunk as large as a Firestore document may be would not arrive over a slow network.
 */
export const chunkLimit = 131_072;

/** A file that is stored in chunks under the application it belongs to. */
export interface ChunkedFile {
  application: Path;
  /** The citizen of the application. */
  owner: UserId;
  /** The document's id within the application: '1', '2', … */
  document: string;
}

/** The number of chunks for a file of this size, in bytes. */
export function countChunks(size: number): number {
  return Math.max(1, Math.ceil(size / chunkLimit));
}

/** The chunks of a file, in order; views of its content, not copies. */
export function chunksOf(content: ArrayBuffer): Uint8Array[] {
  return Array.from({ length: countChunks(content.byteLength) }, (_, index) => {
    const from = index * chunkLimit;
    return new Uint8Array(content, from, Math.min(chunkLimit, content.byteLength - from));
  });
}

/**
 * Stores one chunk of an announced document. A chunk is written once per round: if the response to the first
 * attempt was lost, the chunk already exists.
 * @throws as `RecordsContext.transact`
 */
export async function sendChunk(
  { transact }: Pick<RecordsContext, 'transact'>,
  file: ChunkedFile & { round: string },
  index: number,
  bytes: Uint8Array,
): Promise<void> {
  const path = chunkAt(file, index);
  try {
    await transact((transaction) => {
      transaction.set(path, toChunk(file, index, bytes));
      return Promise.resolve();
    });
  } catch (error) {
    if (!(error instanceof NotPermittedError)) throw error;
    const isThere = await transact(async (transaction) => {
      return (await transaction.get(path)).get('round') === file.round;
    });
    if (!isThere) throw error;
  }
}

/**
 * Reads the chunks of a file, in order.
 * @param size bytes of the file, as its record says
 * @throws RecordNotFoundError if a chunk is missing, or if no document may be so large: a damaged record must not cost thousands
 *   of reads
 */
export async function readChunks(
  documents: Pick<Documents, 'get'>,
  file: ChunkedFile,
  size: number,
): Promise<Uint8Array[]> {
  if (size > limits.documentSize) throw new RecordNotFoundError('document', file.document);
  return Promise.all(
    Array.from({ length: countChunks(size) }, async (_, index) => {
      const bytes = (await documents.get(chunkAt(file, index))).get('bytes');
      if (!isBytes(bytes)) throw new RecordNotFoundError('document', file.document);
      return bytes;
    }),
  );
}

export function chunkAt({ application, owner, document }: ChunkedFile, index: number): Path {
  return `${application}/chunks/${owner}-${document}-${index}`;
}

function toChunk(
  { owner, document, round }: ChunkedFile & { round: string },
  index: number,
  bytes: Uint8Array,
): Fields {
  return { owner, document, index, round, bytes };
}
