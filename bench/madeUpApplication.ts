import type { Application } from '../shared-model/src/applications/applicationSchema';
import { councilDay } from '../shared-model/src/clock/councilDay';

const first = ['Lakshmi', 'Ramesh', 'Sunita', 'Imran', 'Asha', 'Prakash', 'Kavita', 'Joseph'];
const last = ['Patil', 'Jadhav', 'Shinde', 'Shaikh', 'Gaikwad', 'Pawar', 'Fernandes'];
const services = ['Income Certificate', 'Birth Certificate', 'Trade License', 'Residence Proof'];
/** Most of them are decided. */
const statuses = ['approved', 'pending', 'approved', 'in-review', 'rejected'] as const;
/** Milliseconds. */
const minute = 60_000;
const promised = 15 * 24 * 60 * minute;

/** The same index always gives the same application, so that figures can be compared. */
export function madeUpApplication(index: number): Application {
  const submittedAt = new Date(Date.UTC(2026, 0, 1) + index * 31 * minute).toISOString();
  const decidedAt = new Date(Date.parse(submittedAt) + 2000 * minute).toISOString();
  const status = pick(statuses, index);
  const name = `${pick(first, index)} ${pick(last, index)}`;
  const by = { uid: `made-up-${index % 800}`, name, role: 'user' as const };
  const clerk = { uid: `clerk-${index % 5}`, name: `Clerk ${index % 5}` };
  return {
    id: `made-up-${index}`,
    number: `#PAN-2026-${index + 1000}`,
    applicant: { uid: by.uid, name, email: `person${index}@example.com` },
    service: pick(services, index),
    details: 'Made up for measuring. '.repeat(10),
    status,
    priority: index % 9 === 0 ? 'high' : 'normal',
    submittedAt,
    updatedAt: decidedAt,
    revision: 2,
    documents: [],
    deadline: { day: councilDay(new Date(Date.parse(submittedAt) + promised)) },
    // A third are assigned.
    ...(index % 3 === 0 ? { assignee: { ...clerk, at: submittedAt, by: clerk } } : {}),
    history: [
      { at: submittedAt, by, from: null, to: 'pending' },
      { at: decidedAt, by: { ...by, role: 'admin' }, from: 'pending', to: status },
    ],
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
