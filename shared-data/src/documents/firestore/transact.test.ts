import { FirebaseError } from 'firebase/app';
import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase/firestore';
import { act, renderHook } from '@testing-library/react';
import { useUnanswered } from '../unanswered';
import { transact } from './transact';

/** How the server treats the next commits: it saves them or not, and answers or not. */
type Treatment = 'answers' | 'saves, answer lost' | 'lost' | 'saves, frozen' | 'frozen' | 'refuses';

const server = {
  documents: new Map<string, DocumentData>(),
  treatment: 'answers' as Treatment,
  /** Reads and later commits hang, as with a server that accepts connections and does nothing. */
  isFrozen: false,
  /** What other people change before the next commits arrive; the rules refuse each of these commits. */
  conflicts: [] as (() => void)[],
  /** Documents that may not be read. */
  hidden: new Set<string>(),
  commits: 0,
};

const never = new Promise<never>(() => undefined);
const refusal = () => new FirebaseError('permission-denied', 'Refused.');
const lost = () => new FirebaseError('unavailable', 'The connection was reset.');

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<object>('firebase/firestore'),
  runTransaction: async (_: Firestore, run: (transaction: Transaction) => Promise<unknown>) => {
    const writes: (() => void)[] = [];
    const put = (reference: { path: string }, data: DocumentData) =>
      writes.push(() => server.documents.set(reference.path, data));
    const result = await run({
      get: (reference: { path: string }) => (server.isFrozen ? never : snapshot(reference)),
      set: put,
      update: put,
      // Only what `transact` calls: a whole Transaction cannot be made without a server.
    } as unknown as Transaction);
    if (writes.length === 0) return result;
    server.commits += 1;
    const { treatment } = server;
    const conflict = server.conflicts.shift();
    conflict?.();
    if (conflict || treatment === 'refuses') throw refusal();
    const isSaved = treatment === 'answers' || treatment.startsWith('saves');
    if (isSaved) for (const write of writes) write();
    if (treatment.endsWith('frozen')) server.isFrozen = true;
    if (server.isFrozen) return never;
    if (treatment !== 'answers') {
      server.treatment = 'answers';
      throw lost();
    }
    return result;
  },
}));

function snapshot(ref: { path: string }) {
  if (server.hidden.has(ref.path)) return Promise.reject(refusal());
  const data = server.documents.get(ref.path);
  return Promise.resolve({ ref, exists: () => data !== undefined, data: () => data });
}

const paper = { path: 'payments/1' } as DocumentReference;
const runs = jest.fn();

/** Records a payment once; a second run finds it paid. */
async function pay(transaction: Transaction) {
  runs();
  if ((await transaction.get(paper)).exists()) throw new Error('It is paid.');
  transaction.set(paper, { amount: 50, by: 'clerk' });
  return 'receipt 1';
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const settle = (acting: Promise<unknown>) =>
  acting.then(
    (value) => value,
    (error: unknown) => error instanceof Error && error.name,
  );

beforeEach(() => {
  jest.useFakeTimers();
  runs.mockClear();
  Object.assign(server, { documents: new Map(), treatment: 'answers', isFrozen: false });
  Object.assign(server, { conflicts: [], commits: 0, hidden: new Set() });
});
afterEach(() => jest.useRealTimers());

it('resolves once the server has answered', async () => {
  expect(await transact({} as Firestore, pay)).toBe('receipt 1');
});

it('recognises a write that was saved although its answer was lost, and does not repeat it', async () => {
  server.treatment = 'saves, answer lost';
  const acting = settle(transact({} as Firestore, pay));
  await pass(5_000);
  expect(await acting).toBe('receipt 1');
  expect(runs).toHaveBeenCalledTimes(1);
});

it('repeats a write that was lost on its way', async () => {
  server.treatment = 'lost';
  const acting = settle(transact({} as Firestore, pay));
  await pass(5_000);
  expect(await acting).toBe('receipt 1');
  expect(runs).toHaveBeenCalledTimes(2);
});

it('does not repeat a write that arrives during the pause before the next attempt', async () => {
  server.treatment = 'lost';
  const acting = settle(transact({} as Firestore, pay));
  await pass(0);
  server.documents.set(paper.path, { amount: 50, by: 'clerk' });
  await pass(5_000);
  expect(await acting).toBe('receipt 1');
  expect(runs).toHaveBeenCalledTimes(1);
});

it.each<[Treatment, string]>([
  ['saves, frozen', 'receipt 1'],
  ['frozen', 'NotSavedError'],
])('does not know yet while the server is frozen (%s), and says %s later', async (how, later) => {
  server.treatment = how;
  const { result: unanswered } = renderHook(useUnanswered);
  const said = jest.fn();
  const acting = settle(transact({} as Firestore, pay)).then(said);
  await pass(120_000);
  expect(unanswered.current).toBe(true);
  expect(said).not.toHaveBeenCalled();

  server.isFrozen = false;
  await pass(60_000);
  await acting;
  expect(said).toHaveBeenCalledWith(later);
  expect(unanswered.current).toBe(false);
});

it('does not say that nothing was saved while the request is still on its way', async () => {
  server.treatment = 'frozen';
  const said = jest.fn();
  void settle(transact({} as Firestore, pay)).then(said);
  await pass(20_000);
  server.isFrozen = false;
  await pass(15_000);
  expect(said).not.toHaveBeenCalled();
  // It arrives after all.
  server.documents.set(paper.path, { amount: 50, by: 'clerk' });
  await pass(15_000);
  expect(said).toHaveBeenCalledWith('receipt 1');
});

it('does not take the payment of somebody else for its own', async () => {
  server.treatment = 'frozen';
  const acting = settle(transact({} as Firestore, pay));
  await pass(30_000);
  server.documents.set(paper.path, { amount: 50, by: 'another clerk' });
  server.isFrozen = false;
  await pass(60_000);
  expect(await acting).toBe('UnansweredError');
});

it('knows its first receipt of a year, although somebody else has counted on meanwhile', async () => {
  server.treatment = 'saves, frozen';
  const acting = settle(
    transact({} as Firestore, async (transaction) => {
      const number = await draw(transaction);
      transaction.set(paper, { amount: 50, by: 'clerk' });
      return number;
    }),
  );
  await pass(30_000);
  server.documents.set(counter.path, { last: 2 });
  server.isFrozen = false;
  await pass(60_000);
  expect(await acting).toBe(1);
});

it('changes nothing once it has said so, when a server that was frozen reads on', async () => {
  let thaw = () => undefined as unknown;
  const acting = settle(
    transact({} as Firestore, async (transaction) => {
      await new Promise((resolve) => (thaw = () => resolve(undefined)));
      return pay(transaction);
    }),
  );
  await pass(20_000);
  expect(await acting).toBe('OfflineError');
  thaw();
  await pass(1_000);
  expect(server.documents.size).toBe(0);
});

const counter = { path: 'counters/2026' } as DocumentReference;

/** Draws the next number of a counter that others draw from, too. */
async function draw(transaction: Transaction) {
  runs();
  const last = Number((await transaction.get(counter)).data()?.last ?? 0);
  transaction.set(counter, { last: last + 1 });
  return last + 1;
}

/** Reserves one of two numbers, which may be read only while they are free. */
async function reserve(transaction: Transaction) {
  runs();
  const isFree = await transaction.get(paper).then(
    () => true,
    () => false,
  );
  const number = isFree ? paper : counter;
  transaction.set(number, { last: 1 });
  return number.path;
}

/** Writes what it has not read. */
const note = (transaction: Transaction) => {
  runs();
  transaction.set(paper, { amount: 50 });
  return Promise.resolve('noted');
};

const drawByOther = () => {
  const last = Number(server.documents.get(counter.path)?.last ?? 0);
  server.documents.set(counter.path, { last: last + 1 });
};
const payByOther = () => server.documents.set(paper.path, { amount: 20, by: 'another clerk' });
const changeAnother = () => server.documents.set('payments/2', { amount: 20 });
const changeAndBack = () => server.documents.set(counter.path, { last: 3 });

interface Refused {
  how: string;
  act: (transaction: Transaction) => Promise<unknown>;
  /** What others do before each commit that is refused. */
  others: (() => unknown)[];
  /** Whether the rules refuse every commit. */
  isForbidden?: boolean;
  outcome: string | number;
  runs: number;
  commits: number;
}

it.each<Refused>([
  {
    how: 'is passed on at once where nothing has changed that it had read',
    act: pay,
    others: [],
    isForbidden: true,
    outcome: 'NotPermittedError',
    runs: 1,
    commits: 1,
  },
  {
    how: 'is passed on at once where it had read nothing',
    act: note,
    others: [],
    isForbidden: true,
    outcome: 'NotPermittedError',
    runs: 1,
    commits: 1,
  },
  {
    how: 'is passed on at once where another record has changed',
    act: pay,
    others: [changeAnother],
    outcome: 'NotPermittedError',
    runs: 1,
    commits: 1,
  },
  {
    how: 'is passed on at once where a record was changed and looks as before',
    act: draw,
    others: [changeAndBack],
    outcome: 'NotPermittedError',
    runs: 1,
    commits: 1,
  },
  {
    how: 'becomes what the act itself says about the change',
    act: pay,
    others: [payByOther],
    outcome: 'Error',
    runs: 2,
    commits: 1,
  },
  {
    how: 'is tried again after another writer, and succeeds',
    act: draw,
    others: [drawByOther],
    outcome: 5,
    runs: 2,
    commits: 2,
  },
  {
    how: 'is tried again where a record may not be read any more, such as a number that was taken',
    act: reserve,
    others: [() => server.hidden.add(paper.path)],
    outcome: counter.path,
    runs: 2,
    commits: 2,
  },
  {
    how: 'is tried again after each other writer',
    act: draw,
    others: [drawByOther, drawByOther, drawByOther],
    outcome: 7,
    runs: 4,
    commits: 4,
  },
  {
    how: 'ends after five attempts',
    act: draw,
    others: Array.from({ length: 9 }, () => drawByOther),
    outcome: 'NotPermittedError',
    runs: 5,
    commits: 5,
  },
  {
    how: 'is passed on where a forbidden write meets another writer',
    act: draw,
    others: [drawByOther],
    isForbidden: true,
    outcome: 'NotPermittedError',
    runs: 2,
    commits: 2,
  },
])('a refusal $how', async (refused) => {
  const { act: acting, others, isForbidden, outcome } = refused;
  server.documents.set(counter.path, { last: 3 });
  server.conflicts = others.map((other) => () => void other());
  if (isForbidden) server.treatment = 'refuses';
  const settled = settle(transact({} as Firestore, acting));
  await pass(5_000);
  expect(await settled).toBe(outcome);
  expect(runs).toHaveBeenCalledTimes(refused.runs);
  expect(server.commits).toBe(refused.commits);
});

it('passes on at once that a record may not be read', async () => {
  const reading = () => {
    runs();
    return Promise.reject(refusal());
  };
  expect(await settle(transact({} as Firestore, reading))).toBe('NotPermittedError');
  expect(runs).toHaveBeenCalledTimes(1);
});

it('changes nothing after a conflict once it has said that the server does not answer', async () => {
  server.conflicts = [
    () => {
      drawByOther();
      server.isFrozen = true;
    },
  ];
  const acting = settle(transact({} as Firestore, draw));
  await pass(20_000);
  expect(await acting).toBe('OfflineError');
  server.isFrozen = false;
  await pass(5_000);
  expect(server.documents.get(counter.path)).toEqual({ last: 1 });
});

it('leaves it to a caller that repeats by itself', async () => {
  server.treatment = 'saves, frozen';
  const acting = settle(transact({} as Firestore, pay, { repeats: true }));
  await pass(20_000);
  expect(await acting).toBe('OfflineError');
});
