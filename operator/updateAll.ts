import {
  FieldPath,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { untilAnswered } from '../tools/firestore/untilAnswered';
import { InterruptedError } from './explainFailure';

/** The changes to a record, and another record that is written in the same batch. */
interface RecordUpdate {
  changes: object;
  beside?: { reference: DocumentReference; data: object };
}

export interface UpdatedRecords {
  /** How many records there are. */
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
  /** The id of the record after which an interrupted run goes on; by default with the first. */
  after?: string | undefined;
  /** Called with the progress. */
  say?: (line: string) => void;
}

/** So few requests are sent at once that each is answered within the client's own time limit, also on a busy machine. */
const atOnce = 10;

type Finder<S extends v.ObjectSchema<v.ObjectEntries, undefined>> = (
  subject: v.InferOutput<S>,
  record: DocumentSnapshot,
) => Found | Promise<Found>;

type Found = RecordUpdate | undefined;

/**
 * Goes through all records of a collection, and writes the changes that `find` returns: the record and the one beside it in
 * one batch, or neither if somebody has changed or removed the record since it was read. Such a record is left for the
 * next run, and one that cannot be read is left as it is.
 * @param schema the fields of a record that are read and passed to `find`
 * @throws InterruptedError with the id of the last record that was gone through
 */
export async function updateAll<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  records: CollectionReference,
  { isDry, after, say = () => undefined }: UpdateOptions,
  schema: S,
  find: Finder<S>,
): Promise<UpdatedRecords> {
  const result = { read: 0, updated: 0, missed: 0, unreadable: 0 };
  const fields = Object.keys(schema.entries);

  /** On a further attempt the record is read again: the response to the first one may have been lost. */
  const update = (listed: QueryDocumentSnapshot) =>
    untilAnswered(async (attempt): Promise<'updated' | 'missed' | 'unreadable' | undefined> => {
      const record = attempt === 0 ? listed : await readAgain(listed, fields);
      const subject = v.safeParse(schema, record?.data());
      if (!record || !subject.success) return record && 'unreadable';
      const found = await find(subject.output, record);
      if (!found) return attempt === 0 ? undefined : 'updated';
      return isDry || (await updateAsRead(record, found)) ? 'updated' : 'missed';
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
      if (result.read > 0 && result.read % 1000 === 0) say(`${result.read} ${records.id} …`);
    }
  } catch (cause) {
    throw new InterruptedError(last ?? '', { cause });
  }
  return result;
}

async function readAgain({ ref }: QueryDocumentSnapshot, fields: readonly string[]) {
  const [record] = await ref.firestore.getAll(ref, { fieldMask: [...fields] });
  return record?.exists ? record : undefined;
}

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
  { changes, beside }: RecordUpdate,
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
