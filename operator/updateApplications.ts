import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../shared-data/src/applications/Application';
import { untilAnswered } from '../tools/firestore/untilAnswered';
import { InterruptedError } from './explainFailure';

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

export interface UpdateOptions {
  /** Counts the updates, without writing. */
  isDry: boolean;
  /** The id of the application after which an interrupted run goes on; by default with the first. */
  after?: string | undefined;
  /** Called with the progress. */
  say?: (line: string) => void;
}

/** So few requests are sent at once that each is answered within the client's own time limit, also on a busy machine. */
const atOnce = 10;

type ApplicationFinder<S extends v.ObjectSchema<v.ObjectEntries, undefined>> = (
  subject: v.InferOutput<S>,
  record: DocumentSnapshot,
) => Found | Promise<Found>;

/** `updateAll` for the applications. */
export function updateApplications<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  firestore: Firestore,
  options: UpdateOptions,
  schema: S,
  find: ApplicationFinder<S>,
): Promise<UpdatedApplications> {
  return updateAll(firestore.collection('applications'), options, schema, find);
}

/**
 * Goes through all applications, or other records, and writes the changes that `find` returns: the application and the record beside it in
 * one batch, or neither if somebody has changed or removed the application since it was read. Such an application is left
 * for the next run, and one that cannot be read is left as it is.
 * @throws InterruptedError with the id of the last application that was gone through
 * @param schema the fields of an application that are read and passed to `find`
 */
export async function updateAll<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  records: CollectionReference,
  { isDry, after, say = () => undefined }: UpdateOptions,
  schema: S,
  find: ApplicationFinder<S>,
): Promise<UpdatedApplications> {
  const result = { read: 0, updated: 0, missed: 0, unreadable: 0 };
  const fields = Object.keys(schema.entries);

  /** On a further attempt the application is read again: the response to the first one may have been lost. */
  const update = (listed: QueryDocumentSnapshot) =>
    untilAnswered(async (attempt): Promise<'updated' | 'missed' | 'unreadable' | undefined> => {
      const application = attempt === 0 ? listed : await readAgain(listed, fields);
      const subject = v.safeParse(schema, application?.data());
      if (!application || !subject.success) return application && 'unreadable';
      const found = await find(subject.output, application);
      if (found === 'unreadable') return found;
      if (!found) return attempt === 0 ? undefined : 'updated';
      return isDry || (await updateAsRead(application, found)) ? 'updated' : 'missed';
    }, say);

  const ordered = records.orderBy(FieldPath.documentId());
  const all = after === undefined ? ordered : ordered.startAfter(after);
  let last = after;
  try {
    for await (const page of pagesOf(all.select(...fields), 100, say)) {
      for (let first = 0; first < page.length; first += atOnce) {
        const turn = page.slice(first, first + atOnce);
        for (const outcome of await Promise.all(turn.map(update))) {
          if (outcome) result[outcome] += 1;
        }
        result.read += turn.length;
        last = turn.at(-1)?.id;
      }
      if (result.read > 0 && result.read % 1000 === 0)
        say(`${result.read} ${records.id === 'log' ? 'entries of the log' : records.id} …`);
    }
  } catch (cause) {
    throw new InterruptedError(last ?? '', { cause });
  }
  return result;
}

async function readAgain({ ref }: QueryDocumentSnapshot, fields: readonly string[]) {
  const [application] = await ref.firestore.getAll(ref, { fieldMask: [...fields] });
  return application?.exists ? application : undefined;
}

type Found = ApplicationUpdate | 'unreadable' | undefined;

/** The records of an ordered query, in pages. */
export async function* pagesOf(
  query: Query,
  pageSize: number,
  say?: (line: string) => void,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const page = (last ? query.startAfter(last) : query).limit(pageSize);
    const { docs } = await untilAnswered(() => page.get(), say);
    yield docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

async function updateAsRead(
  { ref, updateTime }: DocumentSnapshot,
  { changes, beside }: ApplicationUpdate,
): Promise<boolean> {
  const batch = ref.firestore.batch();
  batch.update(ref, { ...changes }, updateTime ? { lastUpdateTime: updateTime } : {});
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
