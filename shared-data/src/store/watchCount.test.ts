import { NotPermittedError, OfflineError } from 'shared-model';
import { FirebaseError } from 'firebase/app';
import { asRecordsError } from '../documents/firestore/asRecordsError';
import type { RecordsContext } from './RecordsContext';
import type { Traits } from './Traits';
import { watchCount, type Counted } from './watchCount';

const unreachable = new FirebaseError('unavailable', 'No server.');
const guarded: RecordsContext['guarded'] = async (act) => {
  try {
    return await act();
  } catch (error) {
    throw asRecordsError(error);
  }
};
const forbidden = new FirebaseError('permission-denied', 'Not yours.');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Watches a count that gives these answers one after the other; `change` simulates a changed record. */
function open(...answers: (number | FirebaseError)[]) {
  let change: () => void = jest.fn();
  const watchChanges: Traits['watchChanges'] = () => (observer) => {
    change = () => observer.next([]);
    change();
    return jest.fn();
  };
  const traits = { watchChanges, pauseAfterCount: (records: number) => records } as Traits;
  const count = jest.fn(() => {
    const answer = answers.shift();
    return typeof answer === 'number'
      ? Promise.resolve<Counted<number>>({ value: answer, records: answer })
      : Promise.reject(answer ?? new Error('It was asked once more than expected.'));
  });
  const emitted: unknown[] = [];
  const stop = watchCount(
    { traits, guarded },
    'applications',
    count,
  )({
    next: (value) => emitted.push(value),
    error: (error) => emitted.push(error),
  });
  return { emitted, count, stop, change: () => change() };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('counts at once, and again at each change after a pause that grows with the number of records', async () => {
  const { emitted, change } = open(500, 501);
  await pass(0);
  expect(emitted).toEqual([500]);
  change();
  await pass(499);
  expect(emitted).toEqual([500]);
  await pass(1);
  expect(emitted).toEqual([500, 501]);
});

it('retries when the server cannot be reached at first', async () => {
  const { emitted } = open(unreachable, 7);
  await pass(1_000);
  expect(emitted).toEqual([7]);
});

it('reports OfflineError when the retry fails too', async () => {
  const { emitted, count, change } = open(unreachable, unreachable);
  await pass(1_000);
  expect(emitted).toEqual([expect.any(OfflineError)]);
  change();
  await pass(60_000);
  expect(count).toHaveBeenCalledTimes(2);
});

it('keeps the last count while the server cannot be reached, and emits the next one', async () => {
  const { emitted, change } = open(7, unreachable, unreachable, unreachable, 8);
  await pass(7);
  change();
  await pass(29_000);
  expect(emitted).toEqual([7]);
  await pass(1_000);
  expect(emitted).toEqual([7, 8]);
});

it('reports an error at once when a retry cannot help', async () => {
  const { emitted } = open(forbidden);
  await pass(0);
  expect(emitted).toEqual([expect.any(NotPermittedError)]);
});

it('does not retry once it is stopped', async () => {
  const { emitted, count, stop } = open(unreachable, 7);
  await pass(0);
  stop();
  await pass(60_000);
  expect(emitted).toEqual([]);
  expect(count).toHaveBeenCalledTimes(1);
});
