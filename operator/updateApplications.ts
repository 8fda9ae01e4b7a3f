import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../shared-data/src/applications/Application';

/** The changes to an application, and the record that is written in the same batch. */
interface ApplicationUpdate {
  changes: object;
  beside?: { reference: DocumentReference; data: object };
}

export interface UpdatedApplications {
  /** How many applications there are. */
  read: number;
  updated: number;
  /** How many were not updated because somebody changed them meanwhile. */
  missed: number;
  /** How many were not updated because they cannot be read. */
  unreadable: number;
}

/**
 * Goes through all applications and writes the changes that `find` returns: the application and the record beside it in
 * one batch, or neither if somebody has changed or removed the application since it was read. Such an application is left
 * for the next run, and one that cannot be read is left as it is.
 * @param isDry counts the updates, without writing
 * @param schema the fields of an application that are read and passed to `find`
 */
export async function updateApplications<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  firestore: Firestore,
  isDry: boolean,
  schema: S,
  find: (subject: v.InferOutput<S>, application: QueryDocumentSnapshot) => Found | Promise<Found>,
): Promise<UpdatedApplications> {
  const result = { read: 0, updated: 0, missed: 0, unreadable: 0 };
  const all = firestore.collection('applications').orderBy(FieldPath.documentId());
  for await (const page of pagesOf(all.select(...Object.keys(schema.entries)), 100)) {
    result.read += page.length;
    await Promise.all(
      page.map(async (application) => {
        const subject = v.safeParse(schema, application.data());
        const found = subject.success ? await find(subject.output, application) : 'unreadable';
        if (found === 'unreadable') result.unreadable += 1;
        else if (found && (isDry || (await updateAsRead(application, found)))) result.updated += 1;
        else if (found) result.missed += 1;
      }),
    );
  }
  return result;
}

type Found = ApplicationUpdate | 'unreadable' | undefined;

/** The records of an ordered query, in pages. */
export async function* pagesOf(
  query: Query,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(pageSize).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

async function updateAsRead(
  { ref, updateTime }: QueryDocumentSnapshot,
  { changes, beside }: ApplicationUpdate,
): Promise<boolean> {
  const batch = ref.firestore.batch();
  batch.update(ref, { ...changes }, { lastUpdateTime: updateTime });
  if (beside) batch.set(beside.reference, beside.data);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === failedPrecondition || code === notFound) return false;
    throw error;
  }
}

/** Codes of gRPC. */
const [notFound, failedPrecondition] = [5, 9];

export const storedStatus = v.picklist(applicationStatuses);
/** A timestamp with the full precision of the store. */
export const storedMoment = v.instance(Timestamp);
export const storedTime = v.pipe(
  storedMoment,
  v.transform((moment) => moment.toDate().toISOString()),
);
export const storedDeadline = v.optional(
  v.object({ day: v.string(), left: v.exactOptional(v.number()) }),
);

/** The events of an application, which are stored as a map by their number. */
export function inOrder<Event>(history: Readonly<Record<string, Event>>): Event[] {
  const numbered = Object.entries(history);
  return numbered
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, event]) => event);
}
