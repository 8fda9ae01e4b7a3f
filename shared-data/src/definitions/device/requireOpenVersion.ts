import type { Dexie } from 'dexie';
import { object, string } from 'valibot';
import type { Application } from '../../applications/Application';
import { readOfficeOnDevice } from '../../settings/device/readSettings';
import { QuestionsChangedError, ServiceNotOfferedError } from '../../store/errors';
import { parseRecord } from '../../store/parseRecord';
import { isVersionOpen } from '../isVersionOpen';

/** A sample version has no definition until it is first read. */
const publishedSchema = object({ publishedAt: string() });

/**
 * Refuses a form of a removed service, and one of a version that is closed. Call it within a transaction that has the
 * tables `services`, `serviceVersions` and `settings`.
 * @throws ServiceNotOfferedError, QuestionsChangedError
 */
export async function requireOpenVersion(
  db: Dexie,
  { service, form }: Pick<Application, 'service' | 'form'>,
  now: Date,
): Promise<void> {
  if (!form) return;
  const { serviceId, version } = form;
  const known: unknown = await db.table('serviceVersions').get([serviceId, version]);
  const isOffered = (await db.table('services').get(serviceId)) !== undefined;
  if (known && !isOffered) throw new ServiceNotOfferedError(service);
  const row: unknown = await db.table('serviceVersions').get([serviceId, version + 1]);
  const next = parseRecord(publishedSchema, 'version of a service', row);
  const supersededAt = next && new Date(next.publishedAt);
  const { graceDays } = await readOfficeOnDevice(db);
  if (!isVersionOpen(supersededAt, graceDays, now)) throw new QuestionsChangedError(service);
}
