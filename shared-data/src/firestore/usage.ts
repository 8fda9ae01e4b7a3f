import {
  collection,
  doc,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { array, instance, number, object, safeParse, string } from 'valibot';
import {
  AddressUnconfirmedError,
  DailyLimitError,
  NotPermittedError,
  OpenLimitError,
} from '../store/errors';
import type { LiveContext } from './LiveFeature';
import { retryTransaction } from './retryTransaction';

/**
 * What one account may create in a day of the server (UTC); firestore.rules has the same limits. The largest
 * possible application has 400 chunks (50 MiB): the limit leaves room for it and for a usual one.
 */
export const dailyLimits = {
  applications: 10,
  appointments: 10,
  positions: 3,
  uploads: 30,
  chunks: 500,
} as const;

/** The number of undecided applications, and of coming appointments, that one account may have. */
export const openLimit = 10;

export type Counted = Exclude<keyof typeof dailyLimits, 'chunks'>;

/** A counted record, created by the transaction that counts it. */
export interface Use {
  kind: Counted;
  /** The record's id. */
  record: string;
  /** The number of chunks, for an announcement of documents. */
  chunks?: number;
}

const counts = object({
  applications: number(),
  appointments: number(),
  positions: number(),
  uploads: number(),
  chunks: number(),
});
const usageSchema = object({
  since: instance(Timestamp),
  counts,
  open: object({ applications: array(string()), appointments: array(string()) }),
});

type Counts = Record<keyof typeof dailyLimits, number>;
const none: Counts = { applications: 0, appointments: 0, positions: 0, uploads: 0, chunks: 0 };

/**
 * Runs a transaction that creates counted records. It is retried when it is refused: another transaction may
 * have been first, or the day of the server is not that of this device.
 * @param act gets a `count` to call for each record that it creates, after its own reads and before its writes;
 *   `count` resolves to the function that writes the count
 * @throws AddressUnconfirmedError, DailyLimitError, OpenLimitError, and as `LiveContext.transact`
 */
export async function transactCounted<T>(
  context: Pick<LiveContext, 'firestore' | 'uid' | 'now' | 'transact' | 'isConfirmed'>,
  act: (transaction: Transaction, count: Count) => Promise<T>,
): Promise<T> {
  if (context.isConfirmed?.() === false) throw new AddressUnconfirmedError();
  const tried = { isSpent: false };
  async function transact<R>(run: (transaction: Transaction) => Promise<R>): Promise<R> {
    try {
      return await context.transact(run);
    } catch (error) {
      // A retry is useless: by the stored counts, today's limit is reached.
      const isOver = error instanceof NotPermittedError && tried.isSpent;
      throw isOver ? new DailyLimitError({ cause: error }) : error;
    }
  }
  const counting = (transaction: Transaction, attempt: number) => {
    tried.isSpent = false;
    return act(transaction, async (use) => {
      const plan = await planUse(context, transaction, use, attempt);
      tried.isSpent = plan.isSpent;
      return plan.write;
    });
  };
  return retryTransaction({ transact }, counting, { attempts });
}

/** Reads the usage, and resolves to the function that writes the new usage. @throws OpenLimitError */
export type Count = (use: Use) => Promise<() => void>;

const attempts = 6;

async function planUse(
  { firestore, uid, now }: Pick<LiveContext, 'firestore' | 'uid' | 'now'>,
  transaction: Transaction,
  use: Use,
  attempt: number,
) {
  const reference = doc(firestore, 'usage', uid());
  const used = readUsage(await transaction.get(reference));
  const grown = grow(used?.counts ?? none, use);
  // The limit of the stored day is reached; only the server knows whether that day is over.
  const isSpent = used !== undefined && isBeyond(grown);
  const looksOver = used === undefined || dayOf(used.since.toDate()) !== dayOf(now());
  // Every third attempt assumes that the clock of this device is wrong about the day.
  const beginsDay = used === undefined || isSpent || looksOver !== (attempt % 3 === 2);
  const open = await addOpen(transaction, used?.open, use, (kind, id) =>
    kind === 'applications'
      ? doc(firestore, 'applications', id)
      : doc(collection(firestore, 'appointments', uid(), 'booked'), id),
  );
  const at = serverTimestamp();
  const { kind, record } = use;
  return {
    isSpent,
    write: () =>
      transaction.set(reference, {
        ...{ at, kind, record, open },
        since: beginsDay ? at : used.since,
        counts: beginsDay ? grow(none, use) : grown,
      }),
  };
}

function readUsage(snapshot: DocumentSnapshot) {
  const parsed = safeParse(usageSchema, snapshot.data());
  return parsed.success ? parsed.output : undefined;
}

function grow(before: Counts, { kind, chunks = 0 }: Use): Counts {
  return { ...before, [kind]: before[kind] + 1, chunks: before.chunks + chunks };
}

function isBeyond(used: Counts): boolean {
  return used.chunks > dailyLimits.chunks || kinds.some((kind) => used[kind] > dailyLimits[kind]);
}

const kinds = ['applications', 'appointments', 'positions', 'uploads'] as const;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

type Openable = 'applications' | 'appointments';
type Open = Record<Openable, string[]>;

/** Adds the record to the open ones. At the limit, up to two that are not open any more are removed first. */
async function addOpen(
  transaction: Transaction,
  open: Open = { applications: [], appointments: [] },
  { kind, record }: Use,
  place: (kind: Openable, id: string) => DocumentReference,
): Promise<Open> {
  if (kind !== 'applications' && kind !== 'appointments') return open;
  const before = open[kind];
  const over: string[] = [];
  if (before.length >= openLimit) {
    for (const id of before) {
      if (over.length === 2) break;
      if (isOver((await transaction.get(place(kind, id))).data())) over.push(id);
    }
    if (over.length === 0) throw new OpenLimitError();
  }
  return { ...open, [kind]: [...before.filter((id) => !over.includes(id)), record] };
}

/** Whether the application is decided, the appointment is past, or the record no longer exists. */
function isOver(record: DocumentData | undefined): boolean {
  if (!record) return true;
  const { status, at } = record;
  if (at instanceof Timestamp) return at.toMillis() < Date.now();
  return status === 'approved' || status === 'rejected';
}
