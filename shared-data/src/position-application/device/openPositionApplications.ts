import { councilYear } from '../../clock/councilDay';
import type { Dexie, Table } from 'dexie';
import type { DeviceContext } from '../../device/DeviceFeature';
import type { DraftRevision } from '../../drafts/SavedDraft';
import { documentName } from '../../files/documentName';
import { documentType } from '../../files/documentTypes';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type {
  NewPositionApplication,
  PositionApplication,
  PositionApplicationRecords,
} from '../PositionApplication';
import { positionApplicationSchema } from '../positionApplicationSchema';
import { draftsOf, positionDrafts, readResume, refuseChanged } from '../positionDrafts';
import type { PositionApplicationId, UserId } from '../../store/kinds';

type Owned<T> = T & { owner: UserId };

interface PositionTables {
  applications: Table<Owned<PositionApplication>, string>;
  resumes: Table<{ applicationId: PositionApplicationId; bytes: ArrayBuffer }, string>;
  counters: Table<{ year: number; last: number }, number>;
}

function tablesOf(db: Dexie): PositionTables {
  return {
    applications: db.table('positionApplications'),
    resumes: db.table('positionResumes'),
    counters: db.table('positionCounters'),
  };
}

/** The device store's part for applications for a position. */
export function openPositionApplications(context: DeviceContext): PositionApplicationRecords {
  const { db, live, guarded } = context;
  const { applications } = tablesOf(db);
  return {
    ...positionDrafts(context),
    submit: (...application) => guarded(() => submit(context, ...application)),
    watchMine: (uid) =>
      live(async () => {
        const rows = await applications.where('owner').equals(uid).toArray();
        return parseRecords(positionApplicationSchema, 'position application', rows).sort((a, b) =>
          b.submittedAt.localeCompare(a.submittedAt),
        );
      }),
  };
}

async function submit(
  { db, now }: DeviceContext,
  owner: UserId,
  { id, values, resume }: NewPositionApplication,
  after?: DraftRevision,
): Promise<PositionApplication> {
  const { applications, resumes, counters } = tablesOf(db);
  const drafts = draftsOf(db);
  const bytes = await readResume(resume);

  return db.transaction('rw', [drafts, applications, resumes, counters], async () => {
    await refuseChanged(db, owner, after);
    const row = await applications.get(id);
    const sentBefore = row && parseRecord(positionApplicationSchema, 'position application', row);
    if (sentBefore) return sentBefore;

    const at = now();
    const year = councilYear(at);
    const running = ((await counters.get(year))?.last ?? 0) + 1;
    await counters.put({ year, last: running });
    const application: PositionApplication = {
      id,
      number: `#POS-${year}-${String(running).padStart(3, '0')}`,
      values,
      resume: { name: documentName(resume.name), type: documentType(resume), size: resume.size },
      submittedAt: at.toISOString(),
    };
    await applications.add({ ...application, owner });
    await resumes.add({ applicationId: id, bytes });
    await drafts.delete(owner);
    return application;
  });
}
