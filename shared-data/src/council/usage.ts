import {
  AddressUnconfirmedError,
  DailyLimitError,
  dailyLimits,
  type IsoTime,
  NotPermittedError,
  openLimit,
  OpenLimitError,
  timeOnRecord,
  type Use,
} from 'shared-model';
import { array, number, object, safeParse, string } from 'valibot';
import type { Fields, Path, Transaction } from '../documents/Documents';
import { serverTime } from '../documents/serverValues';
import type { StoredDocument } from '../documents/StoredDocument';
import type { Count } from '../store/Traits';
import type { RecordsContext } from '../store/RecordsContext';
import { retryTransaction } from '../store/retryTransaction';

const counts = object({
  applications: number(),
  appointments: number(),
  positions: number(),
  uploads: number(),
  chunks: number(),
});
const usageSchema = object({
  since: timeOnRecord,
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
 * @throws AddressUnconfirmedError, DailyLimitError, OpenLimitError, and as `RecordsContext.transact`
 */
export async function transactCounted<T>(
  context: Pick<RecordsContext, 'uid' | 'now' | 'transact' | 'isConfirmed'>,
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

const attempts = 6;

async function planUse(
  { uid, now }: Pick<RecordsContext, 'uid' | 'now'>,
  transaction: Transaction,
  use: Use,
  attempt: number,
) {
  const path = `usage/${uid()}`;
  const stored = await transaction.get(path);
  const used = readUsage(stored);
  const grown = grow(used?.counts ?? none, use);
  // The limit of the stored day is reached; only the server knows whether that day is over.
  const isSpent = used !== undefined && isBeyond(grown);
  const looksOver = used === undefined || dayOf(used.since) !== dayOf(now().toISOString());
  // Every third attempt assumes that the clock of this device is wrong about the day.
  const beginsDay = used === undefined || isSpent || looksOver !== (attempt % 3 === 2);
  const open = await addOpen(transaction, used?.open, use, (kind, id) =>
    kind === 'applications' ? `applications/${id}` : `appointments/${uid()}/booked/${id}`,
  );
  const at = serverTime;
  const { kind, record } = use;
  return {
    isSpent,
    write: () =>
      transaction.set(path, {
        ...{ at, kind, record, open },
        since: beginsDay ? at : stored.unchanged('since'),
        counts: beginsDay ? grow(none, use) : grown,
      }),
  };
}

function readUsage({ data }: StoredDocument) {
  const parsed = safeParse(usageSchema, data);
  return parsed.success ? parsed.output : undefined;
}

function grow(before: Counts, { kind, chunks = 0 }: Use): Counts {
  return { ...before, [kind]: before[kind] + 1, chunks: before.chunks + chunks };
}

function isBeyond(used: Counts): boolean {
  return used.chunks > dailyLimits.chunks || kinds.some((kind) => used[kind] > dailyLimits[kind]);
}

const kinds = ['applications', 'appointments', 'positions', 'uploads'] as const;

const dayOf = (time: IsoTime) => time.slice(0, 'YYYY-MM-DD'.length);

type Openable = 'applications' | 'appointments';
type Open = Record<Openable, string[]>;

/** Adds the record to the open ones. At the limit, up to two that are not open any more are removed first. */
async function addOpen(
  transaction: Transaction,
  open: Open = { applications: [], appointments: [] },
  { kind, record }: Use,
  place: (kind: Openable, id: string) => Path,
): Promise<Open> {
  if (kind !== 'applications' && kind !== 'appointments') return open;
  const before = open[kind];
  const over: string[] = [];
  if (before.length >= openLimit) {
    for (const id of before) {
      if (over.length === 2) break;
      if (isOver((await transaction.get(place(kind, id))).data)) over.push(id);
    }
    if (over.length === 0) throw new OpenLimitError();
  }
  return { ...open, [kind]: [...before.filter((id) => !over.includes(id)), record] };
}

/** Whether the application is decided, the appointment is past, or the record no longer exists. */
function isOver(record: Fields | undefined): boolean {
  if (!record) return true;
  const { status, at } = record;
  if (typeof at === 'string') return Date.parse(at) < Date.now();
  return status === 'approved' || status === 'rejected';
}
