import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Application } from '../../shared-model/src/applications/applicationSchema';
import { toStoredApplication } from '../../shared-data/src/applications/toStoredApplication';
import type {
  CitizenTask,
  Message,
} from '../../shared-model/src/citizen-dashboard/citizenDashboardSchema';
import type { ServiceVersion } from '../../shared-model/src/definitions/storedDefinitionSchemas';
import { toStoredDefinition } from '../../shared-model/src/definitions/storedDefinition';
import { deadlineByHistory } from '../../shared-model/src/deadlines/deadlines';
import type { Member } from '../../shared-model/src/people/memberSchema';
import { reportMarks } from '../../shared-model/src/reports/reportMarks';
import { sampleServices } from '../../shared-data/src/samples/sampleServices';
import { usualTerms } from '../../shared-model/src/services/usualTerms';
import type { Service } from '../../shared-model/src/services/serviceSchema';
import { usualSettings } from '../../shared-model/src/settings/CouncilSettings';
import { toStoredTracking } from '../../shared-data/src/tracking/toStoredTracking';
import { drawTrackingNumber } from '../../shared-model/src/tracking/trackingNumber';
import { untilAnswered } from './untilAnswered';

/** A record in the format of the live store. */
export interface LiveRecord {
  path: string;
  data: DocumentData;
}

const isoTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const time = (iso: string) => Timestamp.fromDate(new Date(iso));

/** Converts times (ISO 8601 in the portal's types) into Firestore's timestamps, and removes undefined values. */
export function record(path: string, data: object): LiveRecord {
  const stored = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]): [string, unknown] => [name, withTime(value)]);
  return { path, data: Object.fromEntries(stored) };
}

function withTime(value: unknown): unknown {
  return typeof value === 'string' && isoTime.test(value) ? time(value) : value;
}

/** Converts the times in a map, at any depth. */
function withTimes(value: unknown): unknown {
  if (!(value instanceof Object) || Array.isArray(value)) return withTime(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTimes(each)]));
}

export function memberRecord({ uid, ...member }: Member): LiveRecord {
  if (member.joinedAt === null)
    throw new Error(`${member.email} has not joined: that is an invitation.`);
  return record(`members/${uid}`, member);
}

export function serviceRecord({ id, ...service }: Service): LiveRecord {
  return record(`services/${id}`, service);
}

export function serviceVersionRecord({ serviceId, ...version }: ServiceVersion): LiveRecord {
  const definition = toStoredDefinition(version.definition);
  return record(`services/${serviceId}/versions/${version.version}`, { ...version, definition });
}

/** The application, and the record of its number. It has no documents: those are stored as chunks. */
export function applicationRecords(application: Application & { uid: string }): LiveRecord[] {
  const { id, applicant, submittedAt, form, service, number } = application;
  const trackingNumber = application.trackingNumber ?? drawTrackingNumber();
  const named = String(sampleServices.findIndex(({ name }) => name === service) + 1);
  const serviceId = form?.serviceId ?? named;
  const days = sampleServices.find(({ name }) => name === service)?.days ?? usualTerms.days;
  const calendar = { openDays: usualSettings.openDays, holidays: [] };
  // Each has a deadline and a tracking number, as if it had been submitted through the portal, and the marks of its steps.
  const deadline = application.deadline ?? deadlineByHistory(application, days, calendar);
  const { uid, ...submitted } = { ...application, trackingNumber, deadline };
  const stored = toStoredApplication(
    {
      ...submitted,
      applicant: { uid, name: applicant.name, email: applicant.email },
      documents: [],
    },
    { serviceId, marks: reportMarks(submitted, calendar) },
  );
  return [
    record(`applications/${id}`, withTimes(stored) as object),
    record(`applicationNumbers/${number.replace('#PAN-', '')}`, {
      application: id,
      at: submittedAt,
    }),
    // The public record of the application, by its tracking number.
    record(`tracking/${trackingNumber}`, toStoredTracking(submitted)),
  ];
}

export function citizenTaskRecord(owner: string, { id, ...task }: CitizenTask): LiveRecord {
  return record(`citizenTasks/${owner}-${id}`, { owner, ...task });
}

export function messageRecord(owner: string, { id, ...message }: Message): LiveRecord {
  return record(`messages/${owner}-${id}`, { owner, ...message });
}

/**
 * Writes the records, replacing existing ones; each batch is written completely or not at all. The batches are small, so
 * that also a busy emulator answers each within the client's time limit.
 * @param say called while the server does not answer
 */
export async function writeRecords(
  firestore: Firestore,
  records: readonly LiveRecord[],
  say?: (line: string) => void,
): Promise<void> {
  const most = 50;
  for (let first = 0; first < records.length; first += most) {
    const batch = firestore.batch();
    for (const { path, data } of records.slice(first, first + most)) {
      batch.set(firestore.doc(path), data);
    }
    await untilAnswered(() => batch.commit(), say);
  }
}
