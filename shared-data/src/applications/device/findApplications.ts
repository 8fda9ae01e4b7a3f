import type { Dexie } from 'dexie';
import { RecordNotFoundError } from '../../store/errors';
import type { ApplicationId, DocumentId, UserId } from '../../store/kinds';
import type { Application } from '../Application';
import { everyone, fromRow, fromRows, tablesOf } from './applicationRow';

/** A citizen's applications and the sample rows that every citizen sees, newest first. */
export async function findMine(db: Dexie, uid: UserId): Promise<Application[]> {
  const { applications } = tablesOf(db);
  const rows = await applications.where('keys.owner').anyOf(uid, everyone).toArray();
  return fromRows(rows).sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}

export async function getApplication(db: Dexie, id: ApplicationId): Promise<Application> {
  const row = await tablesOf(db).applications.get(id);
  const application = row && fromRow(row);
  if (!application) throw new RecordNotFoundError('application', id);
  return application;
}

/** A document's content. @throws RecordNotFoundError */
export async function readStoredDocument(
  db: Dexie,
  applicationId: ApplicationId,
  documentId: DocumentId,
) {
  const application = await getApplication(db, applicationId);
  const description = application.documents.find(({ id }) => id === documentId);
  const row = await tablesOf(db).documents.get([applicationId, documentId]);
  if (!description || !row) throw new RecordNotFoundError('document', documentId);
  return new Blob([row.bytes], { type: description.type });
}
