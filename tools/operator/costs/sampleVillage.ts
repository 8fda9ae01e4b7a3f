import { Timestamp } from 'firebase-admin/firestore';
import { hoursBefore } from '../../../shared-data/src/device/sampleTime';
import { demoAccounts } from '../../accounts/demoAccounts';
import { madeUpApplication } from '../../bench/madeUpApplication';
import { sampleRecords } from '../../firestore/sampleRecords';
import { applicationRecords, memberRecord, type LiveRecord } from '../liveRecords';

export interface Person {
  uid: string;
  name: string;
  email: string;
  role: 'user' | 'staff' | 'admin';
}

const [citizen, clerk, admin] = demoAccounts;
const person = ({ localId: uid, name, email, role }: (typeof demoAccounts)[number]): Person => ({
  ...{ uid, name, email, role },
});

/** Who walks through the portal. The newcomer is known to nobody yet. */
export const walkers = {
  newcomer: { uid: 'newcomer', name: 'Nilesh Jadhav', email: 'nilesh@example.com', role: 'user' },
  citizen: person(citizen),
  clerk: person(clerk),
  admin: person(admin),
} satisfies Record<string, Person>;

const year = 365 * 24;

/** The sample records, and so many applications more, which have come in over the last year. */
export function sampleVillage(applications: number, now: Date): LiveRecord[] {
  // Active, and long enough ago for another word of them.
  const seenAt = Timestamp.fromMillis(now.getTime() - 6 * 60_000);
  const sessions = [walkers.citizen, walkers.clerk, walkers.admin].map(
    ({ uid, name, role }): LiveRecord => ({
      path: `sessions/${uid}`,
      data: { name, role, seenAt },
    }),
  );
  const all = Array.from({ length: applications }, (_, index) => index);
  const citizens = all.filter((index) => index % 5 === 0).map((index) => madeUpApplication(index));
  return [
    ...sampleRecords(now),
    ...sessions,
    ...citizens.map(({ applicant, submittedAt }, index) => {
      const { name, email } = applicant;
      return memberRecord({
        uid: `made-up-${index}`,
        name,
        email,
        role: 'user',
        joinedAt: submittedAt,
      });
    }),
    ...all.flatMap((index) => {
      const made = madeUpApplication(index);
      const hours = ((applications - index) * year) / applications;
      const submittedAt = hoursBefore(now, hours);
      const updatedAt = hoursBefore(now, Math.max(0.5, hours - 72));
      const history = made.history.map((step) => ({
        ...step,
        at: step.from === null ? submittedAt : updatedAt,
      }));
      const number = `#PAN-${submittedAt.slice(0, 4)}-${String(734_000_000_000 + index)}`;
      const uid = made.applicant.uid ?? '';
      return applicationRecords({ ...made, uid, number, submittedAt, updatedAt, history });
    }),
  ];
}
