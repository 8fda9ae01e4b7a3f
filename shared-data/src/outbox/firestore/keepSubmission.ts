import type { Dexie } from 'dexie';
import { draftTablesOf, dropDraft } from '../../drafts/localDrafts';
import { keepWaitingCount } from '../countWaiting';
import { outboxTablesOf, type OutboxRow } from './outboxRow';
import type { ApplicationId } from '../../store/kinds';

export type NewSubmission = Omit<OutboxRow, 'state' | 'sentChunks' | 'problem'>;

/**
 * Puts a submission with its documents into the outbox and drops the draft that it was: all or nothing.
 * One that is being sent stays as it is, since a second press says nothing new.
 * @param draftId the id of the draft, which the submission may have given up for one of its own
 */
export async function keepSubmission(
  local: Dexie,
  submission: NewSubmission,
  documents: readonly ArrayBuffer[],
  draftId: ApplicationId,
): Promise<void> {
  const { submissions, contents } = outboxTablesOf(local);
  const drafts = draftTablesOf(local);
  const { id, owner } = submission;
  await local.transaction(
    'rw',
    [submissions, contents, drafts.drafts, drafts.contents],
    async () => {
      if ((await drafts.drafts.get(owner))?.id === draftId) await dropDraft(local, owner);
      if ((await submissions.get(id))?.state === 'sending') return;
      await contents.where('submission').equals(id).delete();
      for (const [index, document] of submission.documents.entries()) {
        const bytes = documents[index] ?? new ArrayBuffer(0);
        await contents.put({ submission: id, id: document.id, bytes });
      }
      await submissions.put({ ...submission, state: 'waiting', sentChunks: 0 });
    },
  );
  await noteCount(local);
}

/**
 * Takes a submission out of the outbox, with its documents.
 * @returns what it was at that moment: what is sent of it from there on is one chunk at the most
 */
export async function dropSubmission(
  local: Dexie,
  id: ApplicationId,
): Promise<OutboxRow | undefined> {
  const { submissions, contents } = outboxTablesOf(local);
  const dropped = await local.transaction('rw', submissions, contents, async () => {
    const row = await submissions.get(id);
    await submissions.delete(id);
    await contents.where('submission').equals(id).delete();
    return row;
  });
  await noteCount(local);
  return dropped;
}

/** Writes down how many wait, for those who ask without opening the store. */
export async function noteCount(local: Dexie): Promise<void> {
  keepWaitingCount(await outboxTablesOf(local).submissions.count());
}
