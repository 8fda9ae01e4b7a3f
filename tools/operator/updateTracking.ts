import { isDeepStrictEqual } from 'node:util';
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import {
  exactOptional,
  instance,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';
import { applicationStatuses } from '../../shared-data/src/applications/Application';
import {
  drawTrackingNumber,
  parseTrackingNumber,
} from '../../shared-data/src/tracking/trackingNumber';
import { applicationPages, updateAsRead } from './applicationPages';

export interface UpdatedTracking {
  /** How many applications are given a tracking number, or have put right what is public of them. */
  updated: number;
  /** How many somebody changed meanwhile: they are as they were. */
  missed: number;
}

/**
 * Gives applications of before there was tracking a number to be followed by, and writes what is public of those of
 * which it is missing or says something else. What cannot be read is left as it is.
 * @param isDry finds them, and writes nothing
 */
export async function updateTracking(
  firestore: Firestore,
  isDry: boolean,
): Promise<UpdatedTracking> {
  const result: UpdatedTracking = { updated: 0, missed: 0 };
  for await (const page of applicationPages(firestore, Object.keys(subjectSchema.entries))) {
    const wanted = page.flatMap((application) => {
      const subject = safeParse(subjectSchema, application.data());
      return subject.success ? [wantedOf(firestore, application, subject.output)] : [];
    });
    const stored = wanted.length > 0 ? await firestore.getAll(...wanted.map(({ at }) => at)) : [];
    const stale = wanted.filter(
      ({ isNew, tracking }, place) => isNew || !isDeepStrictEqual(stored[place]?.data(), tracking),
    );
    const outcomes = await Promise.all(
      stale.map(({ application, trackingNumber, at, tracking }) =>
        isDry
          ? Promise.resolve(true)
          : updateAsRead(application, { trackingNumber }, [{ reference: at, data: tracking }]),
      ),
    );
    result.updated += outcomes.filter((isWritten) => isWritten).length;
    result.missed += outcomes.filter((isWritten) => !isWritten).length;
  }
  return result;
}

const status = picklist(applicationStatuses);
const time = instance(Timestamp);

/** What is public of an application is made of this; times stay as exact as they are stored. */
const subjectSchema = object({
  trackingNumber: optional(string()),
  service: string(),
  status,
  revision: number(),
  submittedAt: time,
  history: record(string(), object({ at: time, from: nullable(status), to: status })),
  deadline: optional(object({ day: string(), left: exactOptional(number()) })),
});

interface Wanted {
  application: QueryDocumentSnapshot;
  trackingNumber: string;
  isNew: boolean;
  at: DocumentReference;
  tracking: object;
}

function wantedOf(
  firestore: Firestore,
  application: QueryDocumentSnapshot,
  subject: InferOutput<typeof subjectSchema>,
): Wanted {
  const { history, trackingNumber: given = '', deadline = null, ...said } = subject;
  const known = parseTrackingNumber(given);
  const trackingNumber = known ?? drawTrackingNumber();
  const inOrder = Object.entries(history).toSorted(([one], [other]) => Number(one) - Number(other));
  const since = inOrder.findLast(([, { from, to }]) => from !== to)?.[1].at ?? said.submittedAt;
  return {
    ...{ application, trackingNumber, isNew: known === undefined },
    at: firestore.doc(`tracking/${trackingNumber}`),
    tracking: { application: application.id, ...said, since, deadline },
  };
}
