import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../shared-model/src/applications/Application';
import {
  drawTrackingNumber,
  parseTrackingNumber,
} from '../shared-model/src/tracking/trackingNumber';
import { updateAll, type UpdateOptions } from './updateAll';

/**
 * Writes the public records of applications that are missing, as after restoring a truncated backup, or that differ from their
 * application. An application without a tracking number gets one.
 */
export function updateTracking(firestore: Firestore, options: UpdateOptions) {
  const applications = firestore.collection('applications');
  return updateAll(applications, options, trackedSchema, async (subject, application) => {
    const { trackingNumber: given = '', history, deadline = null, ...stated } = subject;
    const known = parseTrackingNumber(given);
    const trackingNumber = known ?? drawTrackingNumber();
    const reference = firestore.doc(`tracking/${trackingNumber}`);
    const since =
      inOrder(history).findLast(({ from, to }) => from !== to)?.at ?? stated.submittedAt;
    const data = { application: application.id, ...stated, since, deadline };
    const [stored] = await firestore.getAll(reference);
    if (known && isDeepStrictEqual(stored?.data(), data)) return undefined;
    return { changes: { trackingNumber }, beside: { reference, data } };
  });
}

const status = v.picklist(applicationStatuses);
/** A timestamp with the full precision of the store. */
const moment = v.instance(Timestamp);

/** The fields that the public record of an application is made from. */
const trackedSchema = v.object({
  trackingNumber: v.optional(v.string()),
  service: v.string(),
  status,
  revision: v.number(),
  submittedAt: moment,
  history: v.record(v.string(), v.object({ at: moment, from: v.nullable(status), to: status })),
  deadline: v.optional(v.object({ day: v.string(), left: v.exactOptional(v.number()) })),
});

/** The events of an application, which are stored as a map by their number. */
function inOrder<Event>(history: Readonly<Record<string, Event>>): Event[] {
  const numbered = Object.entries(history);
  return numbered
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, event]) => event);
}
