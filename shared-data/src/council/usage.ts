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
  limitsToday,
  type Counted,
  type CountedToday,
} from 'shared-model';
import { array, number, object, safeParse, string } from 'valibot';
import type { Fields, Path, Transaction, TransactOptions } from '../documents/Documents';
import { serverTime } from '../documents/serverValues';
import type { StoredDocument } from '../documents/StoredDocument';
import type { Count } from '../store/Traits';
import type { RecordsContext } from '../store/RecordsContext';

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
 * Whether the day of the last count is over. Only the server knows: this device may have another day for its
 * clock is wrong, or because midnight (UTC) has just passed.
 */
type AssumedDay = 'as-known' | 'the-other';

interface Plan {
  write: () => void;
  /** The limit of the day of the last count is reached, so the write assumes that this day is over. */
  isSpent: boolean;
  /** Whether the other day would be written differently. */
  hasOtherDay: boolean;
}

/**
 * Runs a transaction that creates counted records. The day of a count is that of the server, which refuses a wrong one. So a
 * refused transaction is tried once more, with the other day, if there are two that it could be.
 * @param act gets a `count` to call for the record that it creates, after its own reads and before its writes;
 *   `count` resolves to the function that writes the count
 * @throws AddressUnconfirmedError, DailyLimitError, OpenLimitError, and as `RecordsContext.transact`
 */
export async function transactCounted<T>(
  context: Pick<RecordsContext, 'uid' | 'now' | 'transact' | 'isConfirmed'>,
  act: (transaction: Transaction, count: Count) => Promise<T>,
  options?: TransactOptions,
): Promise<T> {
  const last: { plan?: Plan | undefined } = {};
  async function run(day: AssumedDay): Promise<T> {
    try {
      return await context.transact((transaction) => {
        last.plan = undefined;
        return act(transaction, async (use) => {
          last.plan = await planUse(context, transaction, use, day);
          return last.plan.write;
        });
      }, options);
    } catch (error) {
      const isOver = error instanceof NotPermittedError && last.plan?.isSpent;
      throw isOver ? new DailyLimitError({ cause: error }) : error;
    }
  }
  try {
    return await run('as-known');
  } catch (error) {
    if (!(error instanceof NotPermittedError && last.plan?.hasOtherDay)) throw error;
    return run('the-other');
  }
}

type Counting = Pick<RecordsContext, 'uid' | 'now' | 'isConfirmed'>;

function planUse(
  context: Counting,
  transaction: Transaction,
  use: Use,
  day: AssumedDay,
): Promise<Plan> {
  const { kind } = use;
  // A newcomer chooses a language before the address is confirmed.
  if (kind !== 'languages' && context.isConfirmed?.() === false)
    throw new AddressUnconfirmedError();
  return isCountedToday(kind)
    ? planToday(context, transaction, { ...use, kind }, day)
    : planCosts(context, transaction, { ...use, kind }, day);
}

function isCountedToday(kind: Use['kind']): kind is CountedToday {
  return Object.hasOwn(limitsToday, kind);
}

/** What costs one write has a count of its own for each kind. */
async function planToday(
  { uid, now }: Counting,
  transaction: Transaction,
  { kind, record }: Use & { kind: CountedToday },
  day: AssumedDay,
): Promise<Plan> {
  const path = `usage/${uid()}/today/${kind}`;
  const { data } = await transaction.get(path);
  const last = typeof data?.at === 'string' ? data.at : undefined;
  const grown = Number(data?.count ?? 0) + 1;
  const assumed = assumeDay(last, now(), { day, isSpent: grown > limitsToday[kind] });
  const count = assumed.beginsDay ? 1 : grown;
  return { ...assumed, write: () => transaction.set(path, { at: serverTime, count, record }) };
}

/** What costs more has one count for all kinds, which has the open records too. */
async function planCosts(
  { uid, now }: Counting,
  transaction: Transaction,
  use: CostlyUse,
  day: AssumedDay,
): Promise<Plan> {
  const path = `usage/${uid()}`;
  const stored = await transaction.get(path);
  const used = readUsage(stored);
  const grown = grow(used?.counts ?? none, use);
  const assumed = assumeDay(used?.since, now(), { day, isSpent: isBeyond(grown) });
  const open = await addOpen(transaction, used?.open, use, (kind, id) =>
    kind === 'applications' ? `applications/${id}` : `appointments/${uid()}/booked/${id}`,
  );
  const at = serverTime;
  const { kind, record } = use;
  return {
    ...assumed,
    write: () =>
      transaction.set(path, {
        at,
        kind,
        record,
        open,
        since: assumed.beginsDay ? at : stored.unchanged('since'),
        counts: assumed.beginsDay ? grow(none, use) : grown,
      }),
  };
}

/** Where the limit of the last day is reached, the only hope is that this day is over. */
function assumeDay(
  last: IsoTime | undefined,
  now: Date,
  { day, isSpent }: { day: AssumedDay; isSpent: boolean },
) {
  if (last === undefined) return { beginsDay: true, isSpent: false, hasOtherDay: false };
  const looksOver = dayOf(last) !== dayOf(now.toISOString());
  const beginsDay = isSpent || looksOver !== (day === 'the-other');
  return { beginsDay, isSpent, hasOtherDay: !isSpent };
}

interface CostlyUse extends Use {
  kind: Counted;
}

function readUsage({ data }: StoredDocument) {
  const parsed = safeParse(usageSchema, data);
  return parsed.success ? parsed.output : undefined;
}

function grow(before: Counts, { kind, chunks = 0 }: CostlyUse): Counts {
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
  { kind, record }: CostlyUse,
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
