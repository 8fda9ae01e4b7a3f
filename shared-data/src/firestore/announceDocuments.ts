import { doc, serverTimestamp, type DocumentReference, type Transaction } from 'firebase/firestore';
import type { ApplicationDocument } from '../applications/Application';
import { countChunks } from './documentChunks';
import type { LiveContext } from './LiveFeature';
import { transactCounted } from './usage';

/** Documents that are about to be sent, for an application of either kind. */
export interface Announcement {
  /** Where the application is, or will be. */
  application: DocumentReference;
  /** In their order; their ids go up by one. */
  documents: readonly Pick<ApplicationDocument, 'id' | 'size'>[];
  /** Another one where other contents are sent: those of an earlier round give way. At most 64 characters. */
  round: string;
}

/**
 * Says how many documents are to be sent, and how large: firestore.rules take no chunk that was not announced,
 * and count here what an account sends in a day. What was announced in this round before is not counted again.
 * @throws as `transactCounted`
 */
export async function announceDocuments(
  context: LiveContext,
  { application, documents, round }: Announcement,
): Promise<void> {
  const reference = announcementOf(context, application);
  const chunks = documents.map(({ size }) => countChunks(size));
  const total = chunks.reduce((sum, each) => sum + each, 0);
  await transactCounted(context, async (transaction, count) => {
    if ((await transaction.get(reference)).get('round') === round) return;
    const writeCount = await count({ kind: 'uploads', record: application.id, chunks: total });
    transaction.set(reference, {
      owner: context.uid(),
      of: application.parent.id,
      round,
      first: Number(documents[0]?.id ?? 1),
      chunks,
      total,
      at: serverTimestamp(),
    });
    writeCount();
  });
}

/**
 * Ends an announcement, with the write that its documents were for: they never change again from then on.
 * What comes back is to be called after all reads of the transaction.
 */
export async function endAnnouncement(
  context: Pick<LiveContext, 'firestore'>,
  transaction: Transaction,
  application: DocumentReference,
): Promise<() => void> {
  const reference = announcementOf(context, application);
  const isThere = (await transaction.get(reference)).exists();
  return () => {
    if (isThere) transaction.delete(reference);
  };
}

/** A round that is the same for the same contents: what was announced and sent before is not sent again. */
export async function roundOf(contents: readonly ArrayBuffer[]): Promise<string> {
  const digest = (bytes: BufferSource) => crypto.subtle.digest('SHA-256', bytes);
  const each = await Promise.all(contents.map(digest));
  const all = new Uint8Array(each.flatMap((bytes) => [...new Uint8Array(bytes)]));
  return [...new Uint8Array(await digest(all))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function announcementOf({ firestore }: Pick<LiveContext, 'firestore'>, { id }: DocumentReference) {
  return doc(firestore, 'uploads', id);
}
