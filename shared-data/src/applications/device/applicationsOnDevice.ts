import type { Dexie } from 'dexie';
import type { DeviceContext, DeviceFeature } from '../../device/DeviceFeature';
import { RecordNotFoundError } from '../../store/errors';
import { applicationStatuses, type Application, type ApplicationStatus } from '../Application';
import type { ApplicationCounts } from '../ApplicationPage';
import type { ApplicationRecords, Move } from '../ApplicationRecords';
import { moveOn } from '../changes';
import { countsOf } from '../countsOf';
import { averageProcessingHours } from '../processingTime';
import { applicationTables, everyone, fromRow, fromRows, tablesOf, toRow } from './applicationRow';
import { readDocuments } from '../../files/readDocument';
import { addDocuments } from './documentContents';
import { findPage } from './findPage';
import { seedApplications } from './seedApplications';
import { submitOnDevice } from './submitOnDevice';
import type { ApplicationId, DocumentId, UserId } from '../../store/kinds';

export const applicationsOnDevice: DeviceFeature<ApplicationRecords> = {
  tables: applicationTables,
  seed: seedApplications,
  open(context) {
    const { db, live, guarded } = context;
    const { applications } = tablesOf(db);
    return {
      submit: (draft, applicant, options) =>
        guarded(() => submitOnDevice(context, draft, applicant, options)),
      move: (id, move) => guarded(() => moveOnDevice(context, id, move)),
      getDocument: (applicationId, documentId) =>
        guarded(() => readStoredDocument(db, applicationId, documentId)),
      watchMine: (uid) => live(() => findMine(db, uid)),
      watchOne: (id) => live(() => getApplication(db, id)),
      watchPage: (query) =>
        live(() => db.transaction('r', applications, async () => findPage(applications, query))),
      watchCounts: () => live(() => countApplications(db)),
      watchProcessingTime: () => live(() => measureProcessing(db)),
    };
  },
};

/** A citizen's applications and the sample rows that everybody has, newest first. */
export async function findMine(db: Dexie, uid: UserId): Promise<Application[]> {
  const { applications } = tablesOf(db);
  const rows = await applications.where('keys.owner').anyOf(uid, everyone).toArray();
  return fromRows(rows).sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}

async function getApplication(db: Dexie, id: ApplicationId): Promise<Application> {
  const row = await tablesOf(db).applications.get(id);
  const application = row && fromRow(row);
  if (!application) throw new RecordNotFoundError('application', id);
  return application;
}

async function moveOnDevice(
  { db, now }: DeviceContext,
  id: ApplicationId,
  move: Move,
): Promise<Application> {
  const tables = tablesOf(db);
  const { applications, documents } = tables;
  const contents = await readDocuments(move.documents ?? []);
  return db.transaction('rw', applications, documents, async () => {
    const before = await applications.get(id);
    const moved = moveOn(await getApplication(db, id), move, now().toISOString());
    await applications.put(toRow(moved, before?.keys.owner));
    await addDocuments(tables, moved, contents);
    return moved;
  });
}

async function readStoredDocument(db: Dexie, applicationId: ApplicationId, documentId: DocumentId) {
  const application = await getApplication(db, applicationId);
  const description = application.documents.find(({ id }) => id === documentId);
  const row = await tablesOf(db).documents.get([applicationId, documentId]);
  if (!description || !row) throw new RecordNotFoundError('document', documentId);
  return new Blob([row.bytes], { type: description.type });
}

function countApplications(db: Dexie): Promise<ApplicationCounts> {
  const { applications } = tablesOf(db);
  return db.transaction('r', applications, async () => {
    const counted = await Promise.all(
      applicationStatuses.map(
        async (status) =>
          [status, await applications.where('status').equals(status).count()] as const,
      ),
    );
    return countsOf(Object.fromEntries(counted) as Record<ApplicationStatus, number>);
  });
}

/** The latest of each outcome stand for all: ten thousand must not be read for one figure. */
const measured = 50;

async function measureProcessing(db: Dexie): Promise<number | null> {
  const { applications } = tablesOf(db);
  const pages = await db.transaction('r', applications, () =>
    Promise.all(
      (['approved', 'rejected'] as const).map((status) =>
        findPage(applications, { status, page: 1, pageSize: measured }),
      ),
    ),
  );
  return averageProcessingHours(pages.flatMap(({ rows }) => rows));
}
