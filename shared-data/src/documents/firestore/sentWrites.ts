import {
  deleteField,
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { FirebaseError } from 'firebase/app';

interface SentWrite {
  reference: DocumentReference;
  /** Undefined: the document is deleted. */
  data: DocumentData | undefined;
}

/** What one run of a transaction sent: enough to recognise it on the server when the response was lost. */
export interface SentWrites {
  writes: ReadonlyMap<string, SentWrite>;
  reads: ReadonlyMap<string, DocumentSnapshot>;
}

/** 'unclear': somebody else has changed the records since, or they may not be read. */
export type Found = 'saved' | 'not-saved' | 'unclear';

/** Makes a transaction that notes what is read and written through it. */
export function noteWrites(transaction: Transaction): { noted: Transaction; sent: SentWrites } {
  const writes = new Map<string, SentWrite>();
  const reads = new Map<string, DocumentSnapshot>();
  const noted = Object.create(transaction) as Transaction;
  const note = (reference: DocumentReference, data?: DocumentData) => {
    writes.set(reference.path, { reference, data });
    return noted;
  };
  Object.assign(noted, {
    async get(reference: DocumentReference) {
      const snapshot = await transaction.get(reference);
      reads.set(reference.path, snapshot);
      return snapshot;
    },
    set(reference: DocumentReference, data: DocumentData, options = {}) {
      transaction.set(reference, data, options);
      return note(reference, data);
    },
    update(reference: DocumentReference, data: DocumentData) {
      transaction.update(reference, data);
      return note(reference, nested(data));
    },
    delete(reference: DocumentReference) {
      transaction.delete(reference);
      return note(reference);
    },
  });
  return { noted, sent: { writes, reads } };
}

/**
 * Looks at the server for the writes of a transaction whose response was lost. They need no mark of their own: an action has a
 * record that only it makes (its log entry, its step, its payment), or changes one that it has read.
 * @param transaction of a later run: its reads do not come from the cache
 */
export async function findWrites(
  transaction: Transaction,
  { writes, reads }: SentWrites,
): Promise<Found> {
  const looks = await Promise.all(
    [...writes.values()].map(async (write) => {
      const now = await readIfPermitted(transaction, write.reference);
      const before = reads.get(write.reference.path);
      return (
        now && {
          isNew: before?.exists() !== true,
          isRead: before !== undefined,
          found: compare(write, before, now),
        }
      );
    }),
  );
  const readable = looks.filter((look) => look !== undefined);
  const made = readable.filter(({ isNew }) => isNew);
  const own = made.filter(({ isRead }) => !isRead);
  // A counter may look the same after somebody else's action, and go on after this one: an action reads it first, also the
  // first of a year, which makes it. A record that is made without a look is of this action alone.
  const [telling = []] = [own, made, readable]
    .filter((each) => each.length > 0)
    .map((each) => each.map(({ found }) => found));
  if (telling.length > 0 && telling.every((found) => found === 'saved')) return 'saved';
  return telling.includes('not-saved') ? 'not-saved' : 'unclear';
}

/**
 * Whether a document that a refused run has read is another one by now, or may not be read any more. firestore.rules look at what is stored when the
 * writes arrive: the later of two writers is refused, and Firestore never comes to report the conflict.
 * @param transaction of a later run: its reads do not come from the cache
 */
export async function haveReadsChanged(
  transaction: Transaction,
  { reads }: SentWrites,
): Promise<boolean> {
  const changes = await Promise.all(
    [...reads.values()].map(async (before) => {
      const now = await readIfPermitted(transaction, before.ref);
      return !now || !isSame(before.data(), now.data());
    }),
  );
  return changes.includes(true);
}

function compare(
  { data }: SentWrite,
  before: DocumentSnapshot | undefined,
  now: DocumentSnapshot,
): Found {
  const isAsSent = data === undefined ? !now.exists() : now.exists() && holds(now.data(), data);
  if (isAsSent) return 'saved';
  const isAsBefore = now.exists()
    ? before?.exists() === true && isSame(before.data(), now.data())
    : data !== undefined;
  return isAsBefore ? 'not-saved' : 'unclear';
}

/** Staff may write into the log, for example, and not read it. */
async function readIfPermitted(transaction: Transaction, reference: DocumentReference) {
  try {
    return await transaction.get(reference);
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}

/** Whether the stored value has all that was written; the server itself sets times and increments. */
function holds(stored: unknown, written: unknown): boolean {
  if (written instanceof FieldValue) {
    return written.isEqual(deleteField()) === (stored === undefined);
  }
  if (Array.isArray(written)) {
    return (
      Array.isArray(stored) &&
      stored.length === written.length &&
      written.every((each, place) => holds(stored[place], each))
    );
  }
  if (written instanceof Date) {
    return stored instanceof Object && 'toMillis' in stored
      ? (stored as { toMillis: () => number }).toMillis() === written.getTime()
      : false;
  }
  if (!(written instanceof Object)) return Object.is(stored, written);
  if ('isEqual' in written) {
    return stored instanceof Object && (written.isEqual as (other: unknown) => boolean)(stored);
  }
  return (
    stored instanceof Object &&
    Object.entries(written).every(([field, value]) => holds((stored as DocumentData)[field], value))
  );
}

/** The fields of an update, with 'keys.names' as a field of the map 'keys'. */
function nested(data: DocumentData): DocumentData {
  const fields: DocumentData = {};
  for (const [path, value] of Object.entries(data) as [string, unknown][]) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = fields;
    for (const name of names) place = (place[name] ??= {}) as DocumentData;
    place[last] = value;
  }
  return fields;
}

function isSame(one: unknown, other: unknown): boolean {
  return holds(one, other) && holds(other, one);
}
