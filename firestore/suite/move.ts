import { deleteField } from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { ApplicationStatus } from 'shared-data';
import { actor, owner, type Person } from './people';
import { now, trackingNumber } from './records';
import type { Data, Database } from './database';
import { stepEntry } from './entries';
import { asWritten, update } from './write';

/** The changes of a step of application a1 after its first revision. A citizen has the applicant's name. */
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
      at: now(),
      by: { ...actor(by, role), name },
      from,
      to,
      ...(isReturn ? { note: 'Please correct.' } : {}),
    },
    // A return records the number of remaining days.
    ...(isReturn ? { 'deadline.left': 15 } : {}),
    'keys.outcome': isDecided(to) ? to : 'pending',
    ...marks(by, from, to),
    ...more,
  };
}

const isDecided = (status: ApplicationStatus) => status === 'approved' || status === 'rejected';

/** The report marks of a step, for an application that was submitted on this day and is in time. */
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

/** Makes the step with its log entry, if it has one. */
export function move(database: Database, ...args: Parameters<typeof step>): Promise<void> {
  const [by, role, from, to] = args;
  return update(database, 'applications/a1', step(...args), stepEntry({ by, role, from, to }));
}

/** The same for a tracked application, with its public record; with `tracking` null, without it. */
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
      status: to,
      revision: 2,
      ...(from === to ? {} : { since: now() }),
      ...(from === 'in-review' && to === 'returned' ? { 'deadline.left': 15 } : {}),
      ...asWritten(tracking),
    });
  }
  await batch.commit();
}

/** The same with the announcement of its documents, which is deleted. */
export async function moveWithDocuments(
  database: Database,
  ...args: Parameters<typeof step>
): Promise<void> {
  const batch = database.batch();
  batch.update(database.doc('applications/a1'), step(...args));
  batch.delete(database.doc('uploads/a1'));
  await batch.commit();
}
