import { FirebaseError } from 'firebase/app';
import type { CollectionReference } from 'firebase/firestore';
import { NotPermittedError, OfflineError } from '../store/errors';
import type { LiveContext } from './LiveFeature';
import { watchCount, type Counted } from './watchCount';

jest.mock('firebase/firestore', () => ({ limit: jest.fn(), orderBy: jest.fn(), query: jest.fn() }));

// The stand-in for `query` looks at nothing of it.
const collection = null as unknown as CollectionReference;
const unreachable = new FirebaseError('unavailable', 'No server.');
const forbidden = new FirebaseError('permission-denied', 'Not yours.');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A counting that gives these answers, one after the other, and the changes that call for it. */
function open(...answers: (number | FirebaseError)[]) {
  let change: () => void = jest.fn();
  // Generic in what it reads of a snapshot, of which there is none here.
  const watchQuery = (() => (observer: { next: (value: unknown) => void }) => {
    change = () => observer.next([]);
    change();
    return jest.fn();
  }) as unknown as LiveContext['watchQuery'];
  const count = jest.fn(() => {
    const answer = answers.shift();
    return typeof answer === 'number'
      ? Promise.resolve<Counted<number>>({ value: answer, records: answer })
      : Promise.reject(answer ?? new Error('It was asked once more than expected.'));
  });
  const told: unknown[] = [];
  const stop = watchCount(
    { watchQuery },
    collection,
    count,
  )({
    next: (value) => told.push(value),
    error: (error) => told.push(error),
  });
  return { told, count, stop, change: () => change() };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('counts at once, and again for each change, the more seldom the more there is', async () => {
  const { told, change } = open(500, 501);
  await pass(0);
  expect(told).toEqual([500]);
  change();
  await pass(499);
  expect(told).toEqual([500]);
  await pass(1);
  expect(told).toEqual([500, 501]);
});

it('asks a second time where the server cannot be reached at first', async () => {
  const { told } = open(unreachable, 7);
  await pass(1_000);
  expect(told).toEqual([7]);
});

it('tells that it cannot be reached when that fails too', async () => {
  const { told, count, change } = open(unreachable, unreachable);
  await pass(1_000);
  expect(told).toEqual([expect.any(OfflineError)]);
  change();
  await pass(60_000);
  expect(count).toHaveBeenCalledTimes(2);
});

it('lets a figure stand while the server is away, and tells the next one', async () => {
  const { told, change } = open(7, unreachable, unreachable, unreachable, 8);
  await pass(7);
  change();
  await pass(29_000);
  expect(told).toEqual([7]);
  await pass(1_000);
  expect(told).toEqual([7, 8]);
});

it('tells at once what no second try would mend', async () => {
  const { told } = open(forbidden);
  await pass(0);
  expect(told).toEqual([expect.any(NotPermittedError)]);
});

it('asks no more once nobody listens', async () => {
  const { told, count, stop } = open(unreachable, 7);
  await pass(0);
  stop();
  await pass(60_000);
  expect(told).toEqual([]);
  expect(count).toHaveBeenCalledTimes(1);
});
