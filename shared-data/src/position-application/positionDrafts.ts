import {
  documentType,
  DraftChangedError,
  type DraftRevision,
  type PositionApplicationRecords,
  type PositionDraft,
  type SavedPositionDraft,
  storedPositionDraftSchema,
  type UserId,
} from 'shared-model';
import type { Documents, Path, Transaction } from '../documents/Documents';
import type { StoredDocument } from '../documents/StoredDocument';
import { readDocument } from '../files/readDocument';
import { isDraftLost, sawDraft } from '../drafts/lostDrafts';
import { parseRecord } from '../documents/parseRecord';

interface KeepingDrafts {
  /** Those of this device. */
  documents: Documents;
  now: () => Date;
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
}

/** The drafts' side of the port. With either store they stay in this browser. */
export function positionDrafts({
  documents,
  now,
  guarded,
}: KeepingDrafts): Pick<PositionApplicationRecords, 'saveDraft' | 'findDraft' | 'discardDraft'> {
  async function saveDraft(
    owner: UserId,
    { id, values, resume }: PositionDraft,
    after?: DraftRevision,
  ): Promise<SavedPositionDraft> {
    const savedAt = now().toISOString();
    const content = resume && {
      name: resume.name,
      type: documentType(resume),
      bytes: new Uint8Array(await readResume(resume)),
    };
    const revision = crypto.randomUUID();
    await documents.transact(async (transaction) => {
      await refuseChanged(transaction, owner, after);
      transaction.set(positionDraftAt(owner), { id, values, resume: content, savedAt, revision });
    });
    sawDraft(nameOf(owner));
    return { id, values, resume, savedAt, revision };
  }

  return {
    saveDraft: (...draft) => guarded(() => saveDraft(...draft)),
    findDraft: (uid) =>
      guarded(async () => {
        const draft = toDraft(await documents.get(positionDraftAt(uid)));
        if (draft) sawDraft(nameOf(uid));
        return draft;
      }),
    discardDraft: (uid) => guarded(() => dropPositionDraft(documents, uid)),
  };
}

export function positionDraftAt(owner: UserId): Path {
  return `positionDrafts/${encodeURIComponent(owner)}`;
}

/** @param after as for `refuseChanged`: a draft of another revision stays */
export function dropPositionDraft(
  documents: Pick<Documents, 'transact'>,
  owner: UserId,
  after?: DraftRevision,
): Promise<void> {
  return documents.transact(async (transaction) => {
    const draft = await transaction.get(positionDraftAt(owner));
    const isSame = after === undefined || revisionOf(draft) === after;
    if (draft.exists && isSame) transaction.delete(draft.path);
  });
}

/** Apart from the citizen's draft of the same person. */
function nameOf(owner: UserId): string {
  return `position ${owner}`;
}

/**
 * Another tab may show the same form. A draft that the browser has lost is saved anew: the form has all of it.
 * @param reading the documents of this device, or a transaction on them
 * @param after the revision that the form has seen; not checked if left out
 * @throws DraftChangedError
 */
export async function refuseChanged(
  reading: Pick<Transaction, 'get'>,
  owner: UserId,
  after: DraftRevision | undefined,
): Promise<void> {
  if (after === undefined) return;
  const draft = await reading.get(positionDraftAt(owner));
  if (!draft.exists && isDraftLost(nameOf(owner))) return;
  if (revisionOf(draft) !== after) throw new DraftChangedError();
}

function revisionOf(draft: StoredDocument): DraftRevision {
  const revision = draft.get('revision');
  return typeof revision === 'string' ? revision : null;
}

/** A resume's content. @throws DocumentUnreadableError */
export function readResume(resume: File): Promise<ArrayBuffer> {
  // Reading one small file from the device needs no progress.
  return readDocument(resume, 0, () => undefined);
}

function toDraft({ data }: StoredDocument): SavedPositionDraft | undefined {
  const stored = data && parseRecord(storedPositionDraftSchema, 'position draft', data);
  if (!stored) return undefined;
  const { resume, revision = null, ...draft } = stored;
  const file = resume && new File([resume.bytes as BlobPart], resume.name, { type: resume.type });
  return { ...draft, revision, resume: file };
}
