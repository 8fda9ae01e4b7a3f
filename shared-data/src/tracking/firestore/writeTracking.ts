import {
  doc,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { Application } from '../../applications/Application';
import type { Deadline } from '../../deadlines/Deadline';
import type { ApplicationId, TrackingNumber } from '../../store/kinds';

// firestore.rules refuse a change of an application without the same change here, and the other way round.

function trackingIn(firestore: Firestore, number: TrackingNumber): DocumentReference {
  return doc(firestore, 'tracking', number);
}

interface StartedTracking {
  number: TrackingNumber;
  application: ApplicationId;
  service: string;
  deadline: Deadline;
}

/**
 * Writes the public record of an application in the transaction that creates it. A number that is already taken is
 * refused as not permitted.
 */
export function startTracking(
  firestore: Firestore,
  transaction: Transaction,
  { number, application, service, deadline }: StartedTracking,
): void {
  const at = serverTimestamp();
  transaction.set(trackingIn(firestore, number), {
    ...{ application, service, deadline, status: 'pending', revision: 1 },
    ...{ submittedAt: at, since: at },
  });
}

/** Updates the public record of an application in the transaction of its step; call it after all reads. */
export function moveTracking(
  firestore: Firestore,
  transaction: Transaction,
  { status }: Application,
  after: Application,
): void {
  if (!after.trackingNumber) return;
  transaction.update(trackingIn(firestore, after.trackingNumber), {
    status: after.status,
    revision: after.revision,
    deadline: after.deadline ?? null,
    ...(after.status === status ? {} : { since: serverTimestamp() }),
  });
}
