import type { Application, ApplicationId, Deadline, TrackingNumber } from 'shared-model';
import type { Path, Transaction } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';

// firestore.rules refuse a change of an application without the same change here, and the other way round.

function trackingAt(number: TrackingNumber): Path {
  return `tracking/${number}`;
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
  transaction: Transaction,
  { number, application, service, deadline }: StartedTracking,
): void {
  const at = serverTime;
  transaction.set(trackingAt(number), {
    application,
    service,
    deadline,
    status: 'pending',
    revision: 1,
    submittedAt: at,
    since: at,
  });
}

/** Updates the public record of an application in the transaction of its step; call it after all reads. */
export function moveTracking(
  transaction: Transaction,
  { status }: Application,
  after: Application,
): void {
  if (!after.trackingNumber) return;
  transaction.update(trackingAt(after.trackingNumber), {
    status: after.status,
    revision: after.revision,
    deadline: after.deadline ?? null,
    ...(after.status === status ? {} : { since: serverTime }),
  });
}
