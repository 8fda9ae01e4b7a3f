import type { Dexie, Table } from 'dexie';
import { readDocument } from '../../applications/device/readDocument';
import { documentType } from '../../applications/documentType';
import type { DeviceContext, DeviceFeature } from '../../device/DeviceFeature';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type {
  NewPositionApplication,
  PositionApplication,
  PositionDraft,
  SavedPositionDraft,
} from '../PositionApplication';
import type { PositionApplicationRecords } from '../PositionApplicationRecords';
import {
  positionApplicationSchema,
  storedPositionDraftSchema,
  type StoredPositionDraft,
} from '../positionApplicationSchema';

type Owned<T> = T & { owner: string };

interface PositionTables {
  drafts: Table<Owned<StoredPositionDraft>, string>;
  applications: Table<Owned<PositionApplication>, string>;
  resumes: Table<{ applicationId: string; bytes: ArrayBuffer }, string>;
  counters: Table<{ year: number; last: number }, number>;
}

function tablesOf(db: Dexie): PositionTables {
  return {
    drafts: db.table('positionDrafts'),
    applications: db.table('positionApplications'),
    resumes: db.table('positionResumes'),
    counters: db.table('positionCounters'),
  };
}

export const positionApplicationsOnDevice: DeviceFeature<PositionApplicationRecords> = {
  tables: {
    positionDrafts: 'owner',
    positionApplications: 'id, owner',
    positionResumes: 'applicationId',
    positionCounters: 'year',
  },
  seed: () => Promise.resolve(),
  open(context) {
    const { db, live, guarded } = context;
    const { drafts, applications } = tablesOf(db);
    return {
      saveDraft: (uid, draft) => guarded(() => saveDraft(context, uid, draft)),
      findDraft: (uid) => guarded(async () => toDraft(await drafts.get(uid))),
      discardDraft: (uid) => guarded(() => drafts.delete(uid)),
      submit: (uid, application) => guarded(() => submit(context, uid, application)),
      watchMine: (uid) =>
        live(async () => {
          const rows = await applications.where('owner').equals(uid).toArray();
          return parseRecords(positionApplicationSchema, 'position application', rows).sort(
            (a, b) => b.submittedAt.localeCompare(a.submittedAt),
          );
        }),
    };
  },
};

async function saveDraft(
  { db, now }: DeviceContext,
  owner: string,
  { id, values, resume }: PositionDraft,
): Promise<SavedPositionDraft> {
  const savedAt = now().toISOString();
  const content = resume && {
    name: resume.name,
    type: documentType(resume),
    bytes: await readDocument(resume, 0, ignore),
  };
  await tablesOf(db).drafts.put({ owner, id, values, resume: content, savedAt });
  return { id, values, resume, savedAt };
}

function toDraft(row: unknown): SavedPositionDraft | undefined {
  const stored = row ? parseRecord(storedPositionDraftSchema, 'position draft', row) : undefined;
  if (!stored) return undefined;
  const { resume, ...draft } = stored;
  const file = resume && new File([resume.bytes], resume.name, { type: resume.type });
  return { ...draft, resume: file };
}

async function submit(
  { db, now }: DeviceContext,
  owner: string,
  { id, values, resume }: NewPositionApplication,
): Promise<PositionApplication> {
  const { drafts, applications, resumes, counters } = tablesOf(db);
  const bytes = await readDocument(resume, 0, ignore);

  return db.transaction('rw', [drafts, applications, resumes, counters], async () => {
    const row = await applications.get(id);
    const sentBefore = row && parseRecord(positionApplicationSchema, 'position application', row);
    if (sentBefore) return sentBefore;

    const at = now();
    const year = at.getFullYear();
    const running = ((await counters.get(year))?.last ?? 0) + 1;
    await counters.put({ year, last: running });
    const application: PositionApplication = {
      id,
      number: `#POS-${year}-${String(running).padStart(3, '0')}`,
      values,
      resume: { name: resume.name, type: documentType(resume), size: resume.size },
      submittedAt: at.toISOString(),
    };
    await applications.add({ ...application, owner });
    await resumes.add({ applicationId: id, bytes });
    await drafts.delete(owner);
    return application;
  });
}

function ignore() {
  // Reading one small file from the device needs no progress.
}
