import type { Dexie, Table } from 'dexie';
import { readDocument } from '../files/readDocument';
import { documentType } from '../files/documentTypes';
import { isDraftLost, sawDraft } from '../drafts/lostDrafts';
import type { DraftRevision } from '../drafts/SavedDraft';
import { DraftChangedError } from '../store/errors';
import { parseRecord } from '../store/parseRecord';
import type {
  PositionApplicationRecords,
  PositionDraft,
  SavedPositionDraft,
} from './PositionApplication';
import { storedPositionDraftSchema, type StoredPositionDraft } from './positionApplicationSchema';
import type { UserId } from '../store/kinds';

type DraftRow = StoredPositionDraft & { owner: UserId };

interface KeepingDrafts {
  db: Dexie;
  now: () => Date;
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
}

/** The drafts' side of the port. With either store they stay in this browser. */
export function positionDrafts({
  db,
  now,
  guarded,
}: KeepingDrafts): Pick<PositionApplicationRecords, 'saveDraft' | 'findDraft' | 'discardDraft'> {
  const drafts = draftsOf(db);

  async function saveDraft(
    owner: UserId,
    { id, values, resume }: PositionDraft,
    after?: DraftRevision,
  ): Promise<SavedPositionDraft> {
    const savedAt = now().toISOString();
    const content = resume && {
      name: resume.name,
      type: documentType(resume),
      bytes: await readResume(resume),
    };
    const revision = crypto.randomUUID();
    await db.transaction('rw', drafts, async () => {
      await refuseChanged(db, owner, after);
      await drafts.put({ owner, id, values, resume: content, savedAt, revision });
    });
    sawDraft(nameOf(owner));
    return { id, values, resume, savedAt, revision };
  }

  return {
    saveDraft: (...draft) => guarded(() => saveDraft(...draft)),
    findDraft: (uid) =>
      guarded(async () => {
        const draft = toDraft(await drafts.get(uid));
        if (draft) sawDraft(nameOf(uid));
        return draft;
      }),
    discardDraft: (uid) => guarded(() => drafts.delete(uid)),
  };
}

export function draftsOf(db: Dexie): Table<DraftRow, string> {
  return db.table('positionDrafts');
}

/** Apart from the citizen's draft of the same person. */
function nameOf(owner: UserId): string {
  return `position ${owner}`;
}

/**
 * Another tab may show the same form. A draft that the browser has lost is saved anew: the form has all of it.
 * @param after the revision that the form has seen; not checked if left out
 * @throws DraftChangedError
 */
export async function refuseChanged(
  db: Dexie,
  owner: UserId,
  after: DraftRevision | undefined,
): Promise<void> {
  if (after === undefined) return;
  const row = await draftsOf(db).get(owner);
  if (!row && isDraftLost(nameOf(owner))) return;
  const { revision = null } = row ?? {};
  if (revision !== after) throw new DraftChangedError();
}

/** A resume's content. @throws DocumentUnreadableError */
export function readResume(resume: File): Promise<ArrayBuffer> {
  // Reading one small file from the device needs no progress.
  return readDocument(resume, 0, () => undefined);
}

function toDraft(row: unknown): SavedPositionDraft | undefined {
  const stored = row ? parseRecord(storedPositionDraftSchema, 'position draft', row) : undefined;
  if (!stored) return undefined;
  const { resume, revision = null, ...draft } = stored;
  const file = resume && new File([resume.bytes], resume.name, { type: resume.type });
  return { ...draft, revision, resume: file };
}
