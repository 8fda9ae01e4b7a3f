import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../../shared-data/src/applications/Application';
import {
  drawTrackingNumber,
  parseTrackingNumber,
} from '../../shared-data/src/tracking/trackingNumber';
import { updateApplications, type UpdatedApplications } from './updateApplications';

/**
 * Gives applications of before there was tracking a number to be followed by, and writes what is public of those of
 * which it is missing or says something else. What cannot be read is left as it is.
 * @param isDry finds them, and writes nothing
 */
export function updateTracking(firestore: Firestore, isDry: boolean): Promise<UpdatedApplications> {
  const fields = Object.keys(subjectSchema.entries);
  return updateApplications(firestore, { fields, isDry }, async (application) => {
    const { success, output: subject } = v.safeParse(subjectSchema, application.data());
    if (!success) return undefined;
    const { trackingNumber: given = '', ...told } = subject;
    const known = parseTrackingNumber(given);
    const trackingNumber = known ?? drawTrackingNumber();
    const reference = firestore.doc(`tracking/${trackingNumber}`);
    const data = { application: application.id, ...publicOf(told) };
    const [stored] = await firestore.getAll(reference);
    if (known && isDeepStrictEqual(stored?.data(), data)) return undefined;
    return { changes: { trackingNumber }, beside: { reference, data } };
  });
}

const status = v.picklist(applicationStatuses);
const time = v.instance(Timestamp);

/** What is public of an application is made of this; times stay as exact as they are stored. */
const subjectSchema = v.object({
  trackingNumber: v.optional(v.string()),
  service: v.string(),
  status,
  revision: v.number(),
  submittedAt: time,
  history: v.record(v.string(), v.object({ at: time, from: v.nullable(status), to: status })),
  deadline: v.optional(v.object({ day: v.string(), left: v.exactOptional(v.number()) })),
});

function publicOf(subject: Omit<v.InferOutput<typeof subjectSchema>, 'trackingNumber'>) {
  const { history, deadline, ...told } = subject;
  const inOrder = Object.entries(history).toSorted(([one], [other]) => Number(one) - Number(other));
  const since = inOrder.findLast(([, { from, to }]) => from !== to)?.[1].at ?? told.submittedAt;
  return { ...told, since, deadline: deadline ?? null };
}
