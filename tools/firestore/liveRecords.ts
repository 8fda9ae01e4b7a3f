import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Application } from '../../shared-data/src/applications/Application';
import { applicationKeys } from '../../shared-data/src/applications/firestore/applicationKeys';
import { toStoredForm } from '../../shared-data/src/applications/firestore/storedForm';
import type {
  CitizenTask,
  Message,
} from '../../shared-data/src/citizen-dashboard/CitizenDashboard';
import type { ServiceVersion } from '../../shared-data/src/definitions/DefinitionRecords';
import { deadlineByHistory } from '../../shared-data/src/deadlines/deadlines';
import type { Member } from '../../shared-data/src/people/Member';
import { reportMarks, type ReportMarks } from '../../shared-data/src/reports/reportMarks';
import { sampleServices } from '../../shared-data/src/services/device/sampleServices';
import { usualTerms, type Service } from '../../shared-data/src/services/Service';
import { usualSettings } from '../../shared-data/src/settings/CouncilSettings';
import { trackingOf } from '../../shared-data/src/tracking/Tracking';
import { drawTrackingNumber } from '../../shared-data/src/tracking/trackingNumber';
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
    .map(([name, value]: [string, unknown]): [string, unknown] => [
      name,
      typeof value === 'string' && isoTime.test(value) ? time(value) : value,
    ]);
  return { path, data: Object.fromEntries(stored) };
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
  return record(`services/${serviceId}/versions/${version.version}`, version);
}

/** The application, and the record of its number. It has no documents: those are stored as chunks. */
export function applicationRecords(application: Application & { uid: string }): LiveRecord[] {
  const { id, uid, applicant, submittedAt, form, ...rest } = application;
  const trackingNumber = rest.trackingNumber ?? drawTrackingNumber();
  const { service, number, status } = rest;
  const named = String(sampleServices.findIndex(({ name }) => name === service) + 1);
  const serviceId = form?.serviceId ?? named;
  const days = sampleServices.find((offered) => offered.name === service)?.days;
  const calendar = { openDays: usualSettings.openDays, holidays: [] };
  const history = rest.history.map((event, index) => [index + 1, { ...event, at: time(event.at) }]);
  // Each has a deadline and a tracking number, as if it had been submitted through the portal, and the marks of its steps.
  const deadline =
    rest.deadline ?? deadlineByHistory(application, days ?? usualTerms.days, calendar);
  return [
    record(`applications/${id}`, {
      ...rest,
      ...{ trackingNumber, deadline, assignee: rest.assignee ?? null },
      ...storedMarks(reportMarks({ ...application, deadline }, calendar)),
      submittedAt,
      applicant: { uid, name: applicant.name, email: applicant.email },
      documents: [],
      ...(form ? { form: toStoredForm(form) } : {}),
      history: Object.fromEntries(history) as object,
      keys: applicationKeys({ applicant, service, number, status }, serviceId),
    }),
    record(`applicationNumbers/${number.replace('#PAN-', '')}`, {
      application: id,
      at: submittedAt,
    }),
    // The public record of the application, by its tracking number.
    record(`tracking/${trackingNumber}`, {
      ...trackingOf({ ...application, trackingNumber, deadline }),
      ...{ number: undefined, application: id, revision: rest.revision },
    }),
  ];
}

/** The report marks of an application, in the format of the live store. */
export function storedMarks(marks: ReportMarks): Record<string, object> {
  return Object.fromEntries(
    Object.entries(marks).map(([name, mark]: [string, { at: string }]) => [
      name,
      { ...mark, at: time(mark.at) },
    ]),
  );
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
