import type { Dexie } from 'dexie';
import { integer, minValue, number, object, optional, pipe } from 'valibot';
import type { Application, ApplicationEvent } from '../../applications/Application';
import { serviceSchema } from '../../services/serviceSchema';
import { readCouncilOnDevice, readOfficeOnDevice } from '../../settings/device/readSettings';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { Deadline } from '../Deadline';
import { deadlineAfter, deadlineByHistory, movesDeadline, startDeadline } from '../deadlines';
import { promisedDays } from '../promisedDays';
import { officeCalendar, type OfficeCalendar } from '../workingDays';

/** The tables that deadlines are computed from: a transaction that starts or moves a deadline must include them. */
export const deadlineTables = ['services', 'serviceVersions', 'settings'];

/** A sample version has no definition until it is first read; until then its service promises the same days. */
const promiseSchema = object({
  definition: optional(object({ days: pipe(number(), integer(), minValue(1)) })),
});

async function readServicesOnDevice(db: Dexie) {
  return parseRecords(serviceSchema, 'service', await db.table('services').toArray());
}

/** The days that a version of a service promises: the form was filled in for that version, whatever was published later. */
async function findDaysOfVersion(
  db: Dexie,
  { serviceId, version }: NonNullable<Application['form']>,
): Promise<number | undefined> {
  const row: unknown = await db.table('serviceVersions').get([serviceId, version]);
  return parseRecord(promiseSchema, 'version of a service', row)?.definition?.days;
}

/** The calendar of the council, by which days are counted. */
export async function readCalendarOnDevice(db: Dexie): Promise<OfficeCalendar> {
  return officeCalendar(await readCouncilOnDevice(db), await readOfficeOnDevice(db));
}

/** The deadline of an application that is submitted now. */
export async function promiseDeadline(
  db: Dexie,
  submission: Pick<Application, 'service' | 'form'>,
  now: Date,
): Promise<Deadline> {
  const { form } = submission;
  const days = form && (await findDaysOfVersion(db, form));
  const promised = days ?? promisedDays(await readServicesOnDevice(db), submission);
  return startDeadline(now, promised, await readCalendarOnDevice(db));
}

/** The deadline that a move gives an application; undefined where it stays as it is. */
export async function moveDeadline(
  db: Dexie,
  before: Application,
  { to, at }: Pick<ApplicationEvent, 'to' | 'at'>,
): Promise<Deadline | undefined> {
  if (!movesDeadline(before, to)) return undefined;
  return deadlineAfter(before, to, new Date(at), await readCalendarOnDevice(db));
}

/** Returns the function that computes an application's deadline from its history. */
export async function readPromises(db: Dexie): Promise<(application: Application) => Deadline> {
  const services = await readServicesOnDevice(db);
  const calendar = await readCalendarOnDevice(db);
  return (application) =>
    deadlineByHistory(application, promisedDays(services, application), calendar);
}
