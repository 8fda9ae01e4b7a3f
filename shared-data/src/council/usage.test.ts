import type { Fields, Path, Transaction } from '../documents/Documents';
import { ServerValue } from '../documents/serverValues';
import { StoredDocument } from '../documents/StoredDocument';
import { NotPermittedError, dailyLimits, limitsToday, type Use } from 'shared-model';
import type { RecordsContext } from '../store/RecordsContext';
import { transactCounted } from './usage';

const yesterday = '2026-11-28T12:00:00.000Z';
const today = '2026-11-29T12:00:00.000Z';
const tomorrow = '2026-11-30T12:00:00.000Z';

const task: Use = { kind: 'tasks', record: 'TASK-001' };
const application: Use = { kind: 'applications', record: 'a1' };
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
const none = { applications: 0, appointments: 0, positions: 0, uploads: 0, chunks: 0 };
const open = { applications: [], appointments: [] };

/** A count of the day of `at`, as it is stored. */
function stored({ kind }: Use, at: string, count: number): [Path, Fields] {
  return kind === 'tasks'
    ? ['usage/asha/today/tasks', { at, count, record: 'x' }]
    : ['usage/asha', { since: at, at, counts: { ...none, applications: count }, open }];
}

/** A server whose day is `today`, and which takes what the rules take: a count that is one more of the same day. */
function serverWith(documents: [Path, Fields][], { isForbidden = false } = {}) {
  const kept = new Map(documents);
  const commits: Fields[] = [];
  const isOfToday = (at: unknown) => String(at).startsWith('2026-11-29');

  function isRight(path: Path, next: Fields): boolean {
    const before = kept.get(path);
    const began = before && isOfToday(before.since ?? before.at);
    if ('counts' in next) {
      const { applications } = next.counts as typeof none;
      const last = began ? (before.counts as typeof none).applications : 0;
      const isSince = began ? next.since === before.since : next.since instanceof ServerValue;
      return isSince && applications === last + 1 && applications <= dailyLimits.applications;
    }
    const count = Number(next.count);
    return count === (began ? Number(before.count) : 0) + 1 && count <= limitsToday.tasks;
  }

  const transact: RecordsContext['transact'] = async (act) => {
    const writes: [Path, Fields][] = [];
    const result = await act({
      get: (path: Path) => Promise.resolve(new StoredDocument(path, kept.get(path))),
      set: (path: Path, fields: Fields) => void writes.push([path, fields]),
    } as Partial<Transaction> as Transaction);
    commits.push(...writes.map(([, fields]) => fields));
    if (isForbidden || !writes.every(([path, fields]) => isRight(path, fields))) {
      throw new NotPermittedError();
    }
    return result;
  };
  return { transact, commits };
}

interface Case {
  how: string;
  /** The day of the stored count, and how much it is. */
  last?: [at: string, count: number | 'limit'];
  /** The day as this device knows it. */
  known: string;
  isForbidden?: boolean;
  outcome: 'done' | 'NotPermittedError' | 'DailyLimitError';
  /** What was tried. */
  counts: number[];
}

const cases: Case[] = [
  { how: 'the first count', known: today, outcome: 'done', counts: [1] },
  { how: 'another of the day', last: [today, 4], known: today, outcome: 'done', counts: [5] },
  { how: 'the first of a day', last: [yesterday, 4], known: today, outcome: 'done', counts: [1] },
  {
    how: 'another of the day, on a device that is a day ahead',
    last: [today, 4],
    known: tomorrow,
    outcome: 'done',
    counts: [1, 5],
  },
  {
    how: 'the first of a day, on a device that is a day behind',
    last: [yesterday, 4],
    known: yesterday,
    outcome: 'done',
    counts: [5, 1],
  },
  {
    how: 'one more than the limit',
    last: [today, 'limit'],
    known: today,
    outcome: 'DailyLimitError',
    counts: [1],
  },
  {
    how: 'one more than the limit, on a device that is a day ahead',
    last: [today, 'limit'],
    known: tomorrow,
    outcome: 'DailyLimitError',
    counts: [1],
  },
  {
    how: 'the first after a day that reached the limit, on a device that is a day behind',
    last: [yesterday, 'limit'],
    known: yesterday,
    outcome: 'done',
    counts: [1],
  },
  {
    how: 'the first count of what is forbidden',
    known: today,
    isForbidden: true,
    outcome: 'NotPermittedError',
    counts: [1],
  },
  {
    how: 'another count of what is forbidden, once for each day that it could be',
    last: [today, 4],
    known: today,
    isForbidden: true,
    outcome: 'NotPermittedError',
    counts: [5, 1],
  },
];

describe.each([
  ['what costs one write', task, limitsToday.tasks],
  ['what costs more', application, dailyLimits.applications],
])('a count of %s', (_what, use, limit) => {
  const countOf = ({ count, counts }: Fields) => count ?? (counts as typeof none).applications;

  it.each(cases)('$outcome: $how', async ({ last, known, isForbidden, outcome, counts }) => {
    const [at, count] = last ?? [];
    const before = at ? [stored(use, at, count === 'limit' ? limit : Number(count))] : [];
    const { transact, commits } = serverWith(before, { isForbidden: isForbidden === true });
    const context = { uid: () => 'asha', now: () => new Date(known), transact };
    const counted = transactCounted(context, async (_, add) => {
      (await add(use))();
      return 'done';
    });
    const result = await counted.catch(nameOf);
    expect(result).toBe(outcome);
    expect(commits.map(countOf)).toEqual(counts);
  });

  it('does not retry a transaction whose action refuses before anything is counted', async () => {
    const { transact } = serverWith([stored(use, today, 4)]);
    const context = { uid: () => 'asha', now: () => new Date(today), transact };
    const act = jest.fn(() => Promise.reject(new NotPermittedError('Not by a citizen.')));
    await expect(transactCounted(context, act)).rejects.toThrow('Not by a citizen.');
    expect(act).toHaveBeenCalledTimes(1);
  });
});

it.each<[Use['kind'], string]>([
  ['applications', 'AddressUnconfirmedError'],
  ['searches', 'AddressUnconfirmedError'],
  // A newcomer chooses one before the address is confirmed.
  ['languages', 'done'],
])('while the address is not confirmed, %s: %s', async (kind, outcome) => {
  const { transact, commits } = serverWith([]);
  const isConfirmed = () => false;
  const context = { uid: () => 'asha', now: () => new Date(today), transact, isConfirmed };
  const counted = transactCounted(context, async (_, add) => {
    (await add({ kind, record: 'x' }))();
    return 'done';
  });
  expect(await counted.catch(nameOf)).toBe(outcome);
  expect(commits).toHaveLength(outcome === 'done' ? 1 : 0);
});
