import type { DocumentReference } from 'firebase/firestore';
import type { ChunkedFile } from '../../firestore/documentChunks';
import { chunkLimit, countChunks } from '../../firestore/documentChunks';
import type { OutboxRow } from './outboxRow';

/** One chunk of one document of a submission. */
export interface SubmissionChunk {
  file: ChunkedFile;
  index: number;
  /** Bytes. */
  size: number;
}

/** All chunks of a submission in the order in which they are sent. */
export function chunksToSend(
  { owner, documents }: Pick<OutboxRow, 'owner' | 'documents'>,
  application: DocumentReference,
): SubmissionChunk[] {
  return documents.flatMap(({ id, size }) =>
    sizesOf(size).map((bytes, index) => ({
      file: { application, owner, document: id },
      index,
      size: bytes,
    })),
  );
}

/** The bytes of each document that have arrived once so many chunks have. */
export function arrivedBytes({
  documents,
  sentChunks,
}: Pick<OutboxRow, 'documents' | 'sentChunks'>) {
  let left = sentChunks;
  return documents.map(({ size }) => {
    const chunks = sizesOf(size).slice(0, left);
    left -= chunks.length;
    return chunks.reduce((sum, bytes) => sum + bytes, 0);
  });
}

function sizesOf(size: number): number[] {
  return Array.from({ length: countChunks(size) }, (_, index) =>
    Math.min(chunkLimit, size - index * chunkLimit),
  );
}
