import {
  Bytes,
  collection,
  doc,
  type DocumentData,
  type DocumentReference,
  getDoc,
} from 'firebase/firestore';
import { NotPermittedError, RecordNotFoundError } from '../store/errors';
import type { LiveContext } from './LiveFeature';
import type { UserId } from '../store/kinds';

/**
 * Bytes of a chunk, 128 KiB; firestore.rules says the same. Firestore's client gives each request 15 seconds:
 * a chunk as large as a document may be would never arrive over a slow mobile network.
 */
export const chunkLimit = 131_072;

/** A file that is kept in chunks under the application it belongs to. */
export interface ChunkedFile {
  application: DocumentReference;
  /** Whose application it is. */
  owner: UserId;
  /** The document's id within the application: '1', '2', … */
  document: string;
}

/** How many chunks hold so many bytes. */
export function countChunks(size: number): number {
  return Math.max(1, Math.ceil(size / chunkLimit));
}

/** The chunks of a content, in their order; views of it, not copies. */
export function chunksOf(content: ArrayBuffer): Uint8Array[] {
  return Array.from({ length: countChunks(content.byteLength) }, (_, index) => {
    const from = index * chunkLimit;
    return new Uint8Array(content, from, Math.min(chunkLimit, content.byteLength - from));
  });
}

/**
 * Keeps one chunk of an announced document. A chunk is written once a round: where the answer to the first
 * attempt was lost, it is there already.
 * @throws as `LiveContext.transact`
 */
export async function sendChunk(
  { transact }: Pick<LiveContext, 'transact'>,
  file: ChunkedFile & { round: string },
  index: number,
  bytes: Uint8Array,
): Promise<void> {
  const reference = chunkReference(file, index);
  try {
    await transact((transaction) => {
      transaction.set(reference, toChunk(file, index, bytes));
      return Promise.resolve();
    });
  } catch (error) {
    if (!(error instanceof NotPermittedError)) throw error;
    const isThere = await transact(async (transaction) => {
      return (await transaction.get(reference)).get('round') === file.round;
    });
    if (!isThere) throw error;
  }
}

/**
 * A file's content, put together.
 * @throws RecordNotFoundError where a chunk is missing
 */
export async function readChunks(file: ChunkedFile, count: number): Promise<Uint8Array[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes: unknown = (await getDoc(chunkReference(file, index))).get('bytes');
      if (!(bytes instanceof Bytes)) throw new RecordNotFoundError('document', file.document);
      return bytes.toUint8Array();
    }),
  );
}

export function chunkReference(
  { application, owner, document }: ChunkedFile,
  index: number,
): DocumentReference {
  return doc(collection(application, 'chunks'), `${owner}-${document}-${index}`);
}

function toChunk(
  { owner, document, round }: ChunkedFile & { round: string },
  index: number,
  bytes: Uint8Array,
): DocumentData {
  return { owner, document, index, round, bytes: Bytes.fromUint8Array(bytes) };
}
