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
};

const never = new Promise<never>(() => undefined);
const lost = () => new FirebaseError('unavailable', 'The connection was reset.');

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<object>('firebase/firestore'),
  runTransaction: async (_: Firestore, run: (transaction: Transaction) => Promise<unknown>) => {
    const writes: (() => void)[] = [];
    const put = (reference: { path: string }, data: DocumentData) =>
      writes.push(() => server.documents.set(reference.path, data));
    const result = await run({
      get: (reference: { path: string }) => (server.isFrozen ? never : snapshot(reference.path)),
      set: put,
      update: put,
      // Only what `transact` calls: a whole Transaction cannot be made without a server.
    } as unknown as Transaction);
    if (writes.length === 0) return result;
    const { treatment } = server;
    if (treatment === 'refuses') throw new FirebaseError('permission-denied', 'Refused.');
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

function snapshot(path: string) {
  const data = server.documents.get(path);
  return Promise.resolve({ exists: () => data !== undefined, data: () => data });
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

it('passes a refusal on at once', async () => {
  server.treatment = 'refuses';
  expect(await settle(transact({} as Firestore, pay))).toBe('NotPermittedError');
});

it('leaves it to a caller that repeats by itself', async () => {
  server.treatment = 'saves, frozen';
  const acting = settle(transact({} as Firestore, pay, { repeats: true }));
  await pass(20_000);
  expect(await acting).toBe('OfflineError');
});
