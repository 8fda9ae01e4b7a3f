import type { ApplicationDocument } from 'shared-model';
import type { Path, Transaction } from '../documents/Documents';
import { serverTime } from '../documents/serverValues';
import { collectionOf, idOf } from '../documents/paths';
import { countChunks } from './documentChunks';
import type { RecordsContext } from '../store/RecordsContext';

/** Documents that are about to be sent, for an application of either kind. */
export interface Announcement {
  /** The application, which may not exist yet. */
  application: Path;
  /** In order; their ids increase by one. */
  documents: readonly Pick<ApplicationDocument, 'id' | 'size'>[];
  /** Differs for other contents: they replace those of an earlier round. At most 64 characters. */
  round: string;
}

/**
 * Announces how many documents will be sent, and how large: firestore.rules accept only announced chunks,
 * and use the announcement to count what an account sends in a day. A repeat within a round is not counted again.
 * @throws as `Traits.transactCounted`
 */
export async function announceDocuments(
  context: RecordsContext,
  { application, documents, round }: Announcement,
): Promise<void> {
  const reference = announcementOf(application);
  const chunks = documents.map(({ size }) => countChunks(size));
  const total = chunks.reduce((sum, each) => sum + each, 0);
  await context.traits.transactCounted(async (transaction, count) => {
    if ((await transaction.get(reference)).get('round') === round) return;
    const writeCount = await count({ kind: 'uploads', record: idOf(application), chunks: total });
    transaction.set(reference, {
      owner: context.uid(),
      of: collectionOf(application),
      round,
      first: Number(documents[0]?.id ?? 1),
      chunks,
      total,
      at: serverTime,
    });
    writeCount();
  });
}

/**
 * Deletes an announcement, in the transaction that its documents were sent for: from then on they never change.
 * @returns does the delete; call it after all reads of the transaction
 */
export async function endAnnouncement(
  transaction: Transaction,
  application: Path,
): Promise<() => void> {
  const reference = announcementOf(application);
  const isThere = (await transaction.get(reference)).exists;
  return () => {
    if (isThere) transaction.delete(reference);
  };
}

/** A round derived from the contents, so that contents that were announced and sent before are not sent again. */
export async function roundOf(contents: readonly ArrayBuffer[]): Promise<string> {
  const digest = (bytes: BufferSource) => crypto.subtle.digest('SHA-256', bytes);
  const each = await Promise.all(contents.map(digest));
  const all = new Uint8Array(each.flatMap((bytes) => [...new Uint8Array(bytes)]));
  return [...new Uint8Array(await digest(all))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function announcementOf(application: Path): Path {
  return `uploads/${idOf(application)}`;
}
