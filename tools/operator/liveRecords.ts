import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Application } from '../../shared-data/src/applications/Application';
import { applicationKeys } from '../../shared-data/src/applications/firestore/applicationKeys';
import type {
  CitizenTask,
  Message,
  Project,
} from '../../shared-data/src/citizen-dashboard/CitizenDashboard';
import type { Payslip } from '../../shared-data/src/payslips/Payslip';
import type { AccessRequest } from '../../shared-data/src/people/AccessRequest';
import type { Member } from '../../shared-data/src/people/Member';
import { sampleServices } from '../../shared-data/src/services/device/sampleServices';
import type { Service } from '../../shared-data/src/services/Service';
import type { CouncilSettings } from '../../shared-data/src/settings/CouncilSettings';
import type { StaffProfile } from '../../shared-data/src/staff-profile/StaffProfile';
import type { Task } from '../../shared-data/src/tasks/Task';

/** A record as the live store keeps it. */
export interface LiveRecord {
  path: string;
  data: DocumentData;
}

const time = (iso: string) => Timestamp.fromDate(new Date(iso));

export function memberRecord({ uid, name, email, role, joinedAt }: Member): LiveRecord {
  if (joinedAt === null) throw new Error(`${email} has not joined: that is an invitation.`);
  return { path: `members/${uid}`, data: { name, email, role, joinedAt: time(joinedAt) } };
}

export function accessRequestRecord(request: AccessRequest): LiveRecord {
  const { uid, name, email, position, accessLevel, requestedAt } = request;
  const asked = { name, email, position, accessLevel, requestedAt: time(requestedAt) };
  return { path: `accessRequests/${uid}`, data: { ...asked, decision: null } };
}

export function serviceRecord({ id, name, documents, days, fee, position }: Service): LiveRecord {
  return { path: `services/${id}`, data: { name, documents, days, fee, position } };
}

export function settingsRecord(settings: CouncilSettings): LiveRecord {
  return { path: 'settings/council', data: { ...settings } };
}

/** The application, and the entry of its number. It has no documents: those are chunks of their own. */
export function applicationRecords(application: Application & { uid: string }): LiveRecord[] {
  const { id, number, applicant, uid, service, details, status, priority } = application;
  const submittedAt = time(application.submittedAt);
  const history = application.history.map(({ at, ...event }) => ({ at: time(at), ...event }));
  const serviceId = String(sampleServices.findIndex(({ name }) => name === service) + 1);
  const data = {
    ...{ number, service, details, status, priority, submittedAt },
    applicant: { uid, name: applicant.name, email: applicant.email },
    updatedAt: time(application.updatedAt),
    revision: application.revision,
    documents: [],
    history: Object.fromEntries(history.map((event, index) => [String(index + 1), event])),
    keys: applicationKeys({ applicant, service, number, status }, serviceId),
    ...markOf(application),
  };
  return [
    { path: `applications/${id}`, data },
    {
      path: `applicationNumbers/${number.replace('#PAN-', '')}`,
      data: { application: id, at: submittedAt },
    },
  ];
}

/** The task, and the note that its draft has become one. */
export function taskRecords({ id, ...task }: Task, createdAt: string): LiveRecord[] {
  const draftId = `first-${id}`;
  return [
    { path: `tasks/${id}`, data: { ...task, draftId, createdAt: time(createdAt) } },
    { path: `taskDrafts/${draftId}`, data: { task: id } },
  ];
}

export function projectRecord({ id, title, stage, updatedAt, ...mark }: Project): LiveRecord {
  const data = { title, stage, updatedAt: time(updatedAt), ...markOf(mark) };
  return { path: `projects/${id}`, data };
}

export function citizenTaskRecord(owner: string, task: CitizenTask): LiveRecord {
  const { id, title, createdAt, dueAt, done } = task;
  const times = { createdAt: time(createdAt), dueAt: time(dueAt) };
  const data = { owner, title, ...times, done, ...markOf(task) };
  return { path: `citizenTasks/${owner}-${id}`, data };
}

export function messageRecord(owner: string, message: Message): LiveRecord {
  const { id, from, subject, text, sentAt, readAt } = message;
  const times = { sentAt: time(sentAt), readAt: readAt === null ? null : time(readAt) };
  return {
    path: `messages/${owner}-${id}`,
    data: { owner, from, subject, text, ...times, ...markOf(message) },
  };
}

export function staffProfileRecord(uid: string, profile: StaffProfile): LiveRecord {
  return { path: `staffProfiles/${uid}`, data: { ...profile } };
}

export function payslipRecord(uid: string, payslip: Payslip): LiveRecord {
  return { path: `payslips/${uid}/months/${payslip.month}`, data: { ...payslip } };
}

function markOf({ sample }: { sample?: true }): { sample?: true } {
  return sample ? { sample } : {};
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
