import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Application } from '../../shared-data/src/applications/Application';
import { applicationKeys } from '../../shared-data/src/applications/firestore/applicationKeys';
import { toStoredForm } from '../../shared-data/src/applications/firestore/storedForm';
import type {
  CitizenTask,
  Message,
  Project,
} from '../../shared-data/src/citizen-dashboard/CitizenDashboard';
import type { ServiceVersion } from '../../shared-data/src/definitions/DefinitionRecords';
import { deadlineByHistory } from '../../shared-data/src/deadlines/deadlines';
import type { Payslip } from '../../shared-data/src/payslips/Payslip';
import type { AccessRequest } from '../../shared-data/src/people/AccessRequest';
import type { Member } from '../../shared-data/src/people/Member';
import { reportMarks, type ReportMarks } from '../../shared-data/src/reports/reportMarks';
import { sampleServices } from '../../shared-data/src/services/device/sampleServices';
import { usualTerms, type Service } from '../../shared-data/src/services/Service';
import {
  usualSettings,
  type CouncilSettings,
} from '../../shared-data/src/settings/CouncilSettings';
import type { StaffProfile } from '../../shared-data/src/staff-profile/StaffProfile';
import { trackingOf } from '../../shared-data/src/tracking/Tracking';
import { drawTrackingNumber } from '../../shared-data/src/tracking/trackingNumber';
import type { Task } from '../../shared-data/src/tasks/Task';

/** A record as the live store keeps it. */
export interface LiveRecord {
  path: string;
  data: DocumentData;
}

const isoTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const time = (iso: string) => Timestamp.fromDate(new Date(iso));

/** With its times as Firestore has them, which the portal's types have as ISO 8601. */
function record(path: string, data: object): LiveRecord {
  const stored = Object.entries(data).map(([name, value]: [string, unknown]): [string, unknown] => [
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

export function accessRequestRecord(request: AccessRequest): LiveRecord {
  const { uid, name, email, position, accessLevel, requestedAt } = request;
  const asked = { name, email, position, accessLevel, requestedAt };
  return record(`accessRequests/${uid}`, { ...asked, decision: null });
}

export function serviceRecord({ id, keywords, translations, ...service }: Service): LiveRecord {
  return record(`services/${id}`, {
    ...service,
    ...(keywords ? { keywords } : {}),
    ...(translations ? { translations } : {}),
  });
}

export function serviceVersionRecord({ serviceId, ...version }: ServiceVersion): LiveRecord {
  return record(`services/${serviceId}/versions/${version.version}`, version);
}

export function settingsRecord(settings: CouncilSettings): LiveRecord {
  return record('settings/council', settings);
}

/** The application, and the entry of its number. It has no documents: those are chunks of their own. */
export function applicationRecords(application: Application & { uid: string }): LiveRecord[] {
  const { id, uid, applicant, submittedAt, form, ...rest } = application;
  const trackingNumber = rest.trackingNumber ?? drawTrackingNumber();
  const { service, number, status } = rest;
  const named = String(sampleServices.findIndex(({ name }) => name === service) + 1);
  const serviceId = form?.serviceId ?? named;
  const days = sampleServices.find((offered) => offered.name === service)?.days;
  const calendar = { openDays: usualSettings.openDays, holidays: [] };
  const history = rest.history.map((event, index) => [index + 1, { ...event, at: time(event.at) }]);
  // What there is has a deadline and a tracking number, as a submission to the portal writes it, and what its steps write.
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
    ...trackingRecords({ ...application, trackingNumber, deadline }),
  ];
}

/** What reports count of an application, as the live store keeps it. */
export function storedMarks(marks: ReportMarks): Record<string, object> {
  return Object.fromEntries(
    Object.entries(marks).map(([name, mark]: [string, { at: string }]) => [
      name,
      { ...mark, at: time(mark.at) },
    ]),
  );
}

/** What is public of an application that has a tracking number. */
export function trackingRecords(application: Application): LiveRecord[] {
  const tracking = trackingOf(application);
  if (!tracking) return [];
  const { number, ...said } = tracking;
  const { id, revision, deadline = null } = application;
  return [record(`tracking/${number}`, { application: id, revision, ...said, deadline })];
}

/** The task, and the note that its draft has become one. */
export function taskRecords({ id, ...task }: Task, createdAt: string): LiveRecord[] {
  const draftId = `first-${id}`;
  return [
    record(`tasks/${id}`, { ...task, draftId, createdAt }),
    record(`taskDrafts/${draftId}`, { task: id }),
  ];
}

export function projectRecord({ id, ...project }: Project): LiveRecord {
  return record(`projects/${id}`, project);
}

export function citizenTaskRecord(owner: string, { id, ...task }: CitizenTask): LiveRecord {
  return record(`citizenTasks/${owner}-${id}`, { owner, ...task });
}

export function messageRecord(owner: string, { id, ...message }: Message): LiveRecord {
  return record(`messages/${owner}-${id}`, { owner, ...message });
}

export function staffProfileRecord(uid: string, profile: StaffProfile): LiveRecord {
  return record(`staffProfiles/${uid}`, profile);
}

export function payslipRecord(uid: string, payslip: Payslip): LiveRecord {
  return record(`payslips/${uid}/months/${payslip.month}`, payslip);
}

/** Writes them, replacing what is there; each batch as a whole or not at all. */
export async function writeRecords(
  firestore: Firestore,
  records: readonly LiveRecord[],
): Promise<void> {
  const most = 400;
  for (let first = 0; first < records.length; first += most) {
    const batch = firestore.batch();
    for (const { path, data } of records.slice(first, first + most)) {
      batch.set(firestore.doc(path), data);
    }
    await batch.commit();
  }
}
