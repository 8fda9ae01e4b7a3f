import { Timestamp } from 'firebase-admin/firestore';
import type { Application } from '../../shared-model/src/applications/applicationSchema';
import { hoursBefore } from '../../shared-data/src/samples/sampleTime';
import { composeEntry } from '../../shared-model/src/log/composeEntry';
import { stepEntries } from '../../shared-model/src/log/stepEntries';
import { madeUpApplication } from '../madeUpApplication';
import { sampleRecords } from '../../tools/firestore/sampleRecords';
import { demoPerson } from '../../tools/standalone/demoPerson';
import {
  applicationRecords,
  memberRecord,
  type LiveRecord,
} from '../../tools/firestore/liveRecords';

const day = 24;
const year = 365 * day;

/** Two years ago, in days before now. This month has the same number of applications in a small and in a large council. */
export const quietMonth = { from: 799, to: 770, applications: 100 };

/** Sessions of the demo people. */
export function openSessions(now: Date): LiveRecord[] {
  const seenAt = Timestamp.fromMillis(now.getTime() - 6 * 60_000);
  return (['user', 'staff', 'admin'] as const).map(demoPerson).map(({ uid, name, role }) => ({
    path: `sessions/${uid}`,
    data: { name, role, seenAt },
  }));
}

/**
 * The sample records, and the given number of applications with their log entries: of the last year, except those of
 * the quiet month.
 */
export function sampleVillage(applications: number, now: Date): LiveRecord[] {
  const all = Array.from({ length: applications }, (_, index) => index);
  const citizens = all.filter((index) => index % 5 === 0).map((index) => madeUpApplication(index));
  return [
    ...sampleRecords(now),
    ...openSessions(now),
    ...citizens.map(({ applicant: { name, email }, submittedAt: joinedAt }, index) =>
      memberRecord({ uid: `made-up-${index}`, name, email, role: 'user', joinedAt }),
    ),
    ...all.flatMap((index) => {
      const application = villageApplication(index, applications, now);
      return [...applicationRecords(application), ...logRecords(application)];
    }),
  ];
}

/** One of the applications, with its times: the lower its index, the older it is. */
function villageApplication(index: number, applications: number, now: Date) {
  const made = madeUpApplication(index);
  const hours =
    index < quietMonth.applications
      ? (quietMonth.from - 4 - index / 5) * day
      : ((applications - index) * year) / applications;
  const submittedAt = hoursBefore(now, hours);
  const updatedAt = hoursBefore(now, Math.max(0.5, hours - 72));
  const history = made.history.map((step) => ({
    ...step,
    at: step.from === null ? submittedAt : updatedAt,
  }));
  const number = `#PAN-${submittedAt.slice(0, 4)}-${String(734_000_000_000 + index)}`;
  const uid = made.applicant.uid ?? '';
  return { ...made, uid, number, submittedAt, updatedAt, history };
}

function logRecords(application: Application): LiveRecord[] {
  const before: Application = { ...application, status: 'pending' };
  return stepEntries(before, application).map(({ id, ...entry }) => ({
    path: `log/${id}`,
    data: { ...composeEntry(entry), at: Timestamp.fromMillis(Date.parse(application.updatedAt)) },
  }));
}
