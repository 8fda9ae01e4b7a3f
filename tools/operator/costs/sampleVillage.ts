import { Timestamp } from 'firebase-admin/firestore';
import type { ApplicationStatus } from '../../../shared-data/src/applications/Application';
import {
  sampleCitizenTasks,
  sampleMessages,
  sampleProjects,
} from '../../../shared-data/src/citizen-dashboard/device/sampleCitizenRecords';
import { hoursBefore } from '../../../shared-data/src/device/sampleTime';
import { sampleRequests } from '../../../shared-data/src/people/device/sampleRequests';
import { sampleStaffProfile } from '../../../shared-data/src/staff-profile/device/sampleStaffProfile';
import { sampleTasks } from '../../../shared-data/src/tasks/device/sampleTasks';
import {
  accessRequestRecord,
  applicationRecords,
  citizenTaskRecord,
  memberRecord,
  messageRecord,
  projectRecord,
  staffProfileRecord,
  taskRecords,
  type LiveRecord,
} from '../liveRecords';
import { firstSettings, usualServices } from '../usualRecords';
import type { Asker } from './countRuleReads';

export interface Person extends Asker {
  name: string;
}

const person = (uid: string, name: string, role: Person['role']): Person => ({
  ...{ uid, name, role },
  email: `${uid}@example.com`,
});

/** Who walks through the portal. The newcomer is known to nobody yet. */
export const walkers = {
  newcomer: person('newcomer', 'Nilesh Jadhav', 'user'),
  citizen: person('citizen', 'Asha Patil', 'user'),
  clerk: person('clerk', 'Ravi Deshmukh', 'staff'),
  admin: person('admin', 'Meera Kulkarni', 'admin'),
};

const year = 365 * 24;
const stages: readonly ApplicationStatus[] = ['pending', 'in-review', 'returned', 'recommended'];
/** The citizen who walks through the portal has some of the latest, and some of the earliest. */
const ownOfEach = 5;

/** The records of a village in which so many applications have come in over the last year. */
export function sampleVillage(applications: number, now: Date): LiveRecord[] {
  const { citizen, clerk, admin } = walkers;
  const services = usualServices().map(({ data }) => String(data.name));
  const others = Array.from({ length: Math.ceil(applications / ownOfEach) }, (_, index) =>
    person(`citizen-${index + 1}`, `Citizen ${index + 1}`, 'user'),
  );
  const clerks = Array.from({ length: 3 }, (_, index) =>
    person(`clerk-${index + 2}`, `Clerk ${index + 2}`, 'staff'),
  );
  const workers = [clerk, admin, ...clerks];
  const applicantOf = (index: number) =>
    (index % others.length === 0 ? citizen : others[index % others.length]) ?? citizen;

  return [
    ...usualServices(),
    firstSettings(),
    ...[citizen, ...workers, ...others].map((each, index) =>
      memberRecord({ ...each, joinedAt: hoursBefore(now, index) }),
    ),
    ...[citizen, ...workers].map(({ uid, name, role }) => ({
      path: `sessions/${uid}`,
      // Active, and long enough ago for another word of them.
      data: { name, role, seenAt: Timestamp.fromMillis(now.getTime() - 6 * 60_000) },
    })),
    ...sampleRequests(now).map(accessRequestRecord),
    ...sampleTasks(now).flatMap((task, index) => taskRecords(task, hoursBefore(now, 1000 - index))),
    ...sampleProjects(now).map(projectRecord),
    ...sampleCitizenTasks(now).map((task) => citizenTaskRecord(citizen.uid, task)),
    ...sampleMessages(now).map((message) => messageRecord(citizen.uid, message)),
    staffProfileRecord(clerk.uid, { ...sampleStaffProfile(now), name: clerk.name }),
    ...Array.from({ length: applications }, (_, index) => {
      const hours = (index * year) / applications + 1;
      // What came in within the last ten days is still at work.
      const isOpen = hours < 240;
      const stage = isOpen ? stages[index % stages.length] : undefined;
      const { uid, name, email } = applicantOf(index);
      const service = services[index % services.length] ?? '';
      return made({ ...{ index, uid, name, email, service, hours }, stage }, now);
    }).flat(),
  ];
}

interface Made {
  index: number;
  uid: string;
  name: string;
  email: string;
  service: string;
  hours: number;
  /** Decided where there is none. */
  stage: ApplicationStatus | undefined;
}

function made({ index, uid, name, email, service, hours, stage }: Made, now: Date): LiveRecord[] {
  const status = stage ?? (index % 5 === 0 ? 'rejected' : 'approved');
  const submittedAt = hoursBefore(now, hours);
  const decidedAt = hoursBefore(now, Math.max(0.5, hours - 72));
  const { clerk, admin } = walkers;
  const steps = [
    {
      at: submittedAt,
      by: { uid, name, role: 'user' as const },
      from: null,
      to: 'pending' as const,
    },
    ...(status === 'pending'
      ? []
      : [
          { at: decidedAt, by: actorOf(clerk), from: 'pending' as const, to: 'in-review' as const },
        ]),
    ...(status === 'pending' || status === 'in-review'
      ? []
      : [{ at: decidedAt, by: actorOf(admin), from: 'in-review' as const, to: status }]),
  ];
  return applicationRecords({
    ...{ uid, service, status, submittedAt },
    id: `application-${index + 1}`,
    number: `#PAN-${submittedAt.slice(0, 4)}-${String(734_000_000_000 + index)}`,
    applicant: { uid, name, email },
    details: 'For the admission of our daughter to school in June. The papers are with the head.',
    priority: 'normal',
    updatedAt: steps.at(-1)?.at ?? submittedAt,
    revision: steps.length,
    documents: [],
    history: steps,
  });
}

const actorOf = ({ uid, name, role }: Person) => ({ uid, name, role });
