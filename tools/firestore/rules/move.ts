import { deleteField } from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { ApplicationStatus } from 'shared-data';
import { actor, owner, type Person } from './people';
import { now, trackingNumber } from './records';
import type { Data, Database } from './database';
import { stepEntry } from './entries';
import { update } from './write';

/** What a step of application a1 from its first revision writes. A citizen goes by the applicant's name. */
export function step(
  by: Person,
  role: Role,
  from: ApplicationStatus,
  to: ApplicationStatus,
  more: Data = {},
): Data {
  const { name } = role === 'user' ? owner : by;
  const isReturn = from === 'in-review' && to === 'returned';
  return {
    status: to,
    updatedAt: now(),
    revision: 2,
    'history.2': {
      ...{ at: now(), by: { ...actor(by, role), name }, from, to },
      ...(isReturn ? { note: 'Please correct.' } : {}),
    },
    // A return says how many days were left.
    ...(isReturn ? { 'deadline.left': 15 } : {}),
    'keys.outcome': isDecided(to) ? to : 'pending',
    ...marks(by, from, to),
    ...more,
  };
}

const isDecided = (status: ApplicationStatus) => status === 'approved' || status === 'rejected';

/** What reports count of a step: of an application that was submitted on this day, and is in time. */
export function marks(by: Person, from: ApplicationStatus, to: ApplicationStatus): Data {
  if (from === to) return {};
  if (isDecided(to)) return { decision: decision(by) };
  if (isDecided(from)) return { decision: deleteField() };
  const isRecommended = from === 'in-review' && to === 'recommended';
  return isRecommended ? { recommendation: { at: now(), by: by.uid } } : {};
}

export function decision({ uid }: Person, more: Data = {}): Data {
  return { at: now(), by: uid, inTime: true, workingDays: 0, ...more };
}

/** With its entry in the log, where it has one. */
export function move(database: Database, ...args: Parameters<typeof step>): Promise<void> {
  const [by, role, from, to] = args;
  return update(database, 'applications/a1', step(...args), stepEntry({ by, role, from, to }));
}

/** The same of an application that is tracked, with what is public of it; `tracking` null: without it. */
export async function moveTracked(
  database: Database,
  by: Person,
  role: Role,
  from: ApplicationStatus,
  to: ApplicationStatus,
  { step: more = {}, tracking = {} }: { step?: Data; tracking?: Data | null } = {},
): Promise<void> {
  const batch = database.batch();
  batch.update(database.doc('applications/a1'), step(by, role, from, to, more));
  const entries = stepEntry({ by, role, from, to });
  for (const [path, data] of Object.entries(entries)) batch.set(database.doc(path), data);
  if (tracking) {
    batch.update(database.doc(`tracking/${trackingNumber}`), {
      ...{ status: to, revision: 2 },
      ...(from === to ? {} : { since: now() }),
      ...(from === 'in-review' && to === 'returned' ? { 'deadline.left': 15 } : {}),
      ...tracking,
    });
  }
  await batch.commit();
}

/** The same with the announcement of its documents, which goes with it. */
export async function moveWithDocuments(
  database: Database,
  ...args: Parameters<typeof step>
): Promise<void> {
  const batch = database.batch();
  batch.update(database.doc('applications/a1'), step(...args));
  batch.delete(database.doc('uploads/a1'));
  await batch.commit();
}
