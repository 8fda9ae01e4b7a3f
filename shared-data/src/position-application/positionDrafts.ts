import type { Dexie, Table } from 'dexie';
import { readDocument } from '../files/readDocument';
import { documentType } from '../files/documentTypes';
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
  ): Promise<SavedPositionDraft> {
    const savedAt = now().toISOString();
    const content = resume && {
      name: resume.name,
      type: documentType(resume),
      bytes: await readResume(resume),
    };
    await drafts.put({ owner, id, values, resume: content, savedAt });
    return { id, values, resume, savedAt };
  }

  return {
    saveDraft: (uid, draft) => guarded(() => saveDraft(uid, draft)),
    findDraft: (uid) => guarded(async () => toDraft(await drafts.get(uid))),
    discardDraft: (uid) => guarded(() => drafts.delete(uid)),
  };
}

export function draftsOf(db: Dexie): Table<DraftRow, string> {
  return db.table('positionDrafts');
}

/** A resume's content. @throws DocumentUnreadableError */
export function readResume(resume: File): Promise<ArrayBuffer> {
  // Reading one small file from the device needs no progress.
  return readDocument(resume, 0, () => undefined);
}

function toDraft(row: unknown): SavedPositionDraft | undefined {
  const stored = row ? parseRecord(storedPositionDraftSchema, 'position draft', row) : undefined;
  if (!stored) return undefined;
  const { resume, ...draft } = stored;
  const file = resume && new File([resume.bytes], resume.name, { type: resume.type });
  return { ...draft, resume: file };
}
