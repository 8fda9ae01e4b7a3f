import { NotPermittedError, OfflineError } from 'shared-model';
import type { Transaction } from '../documents/Documents';
import { retryTransaction } from './retryTransaction';

/** Fails once with each of these errors, then runs the transaction without a server. */
function contextFailing(...errors: Error[]) {
  const runs: number[] = [];
  return {
    runs,
    transact<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
      runs.push(errors.length);
      const [error] = errors.splice(0, 1);
      return error ? Promise.reject(error) : act(undefined as never);
    },
  };
}

const refusals = (count: number) => Array.from({ length: count }, () => new NotPermittedError());
const act = () => Promise.resolve('done');

it('runs again after a refusal', async () => {
  const context = contextFailing(...refusals(2));
  expect(await retryTransaction(context, act)).toBe('done');
  expect(context.runs).toHaveLength(3);
});

it('fails when every attempt is refused', async () => {
  const context = contextFailing(...refusals(9));
  await expect(retryTransaction(context, act)).rejects.toMatchObject({ name: 'NotPermittedError' });
  expect(context.runs).toHaveLength(5);
});

it('passes the number of the attempt, and stops at the maximum', async () => {
  const context = contextFailing();
  const attempts: number[] = [];
  const refused = (_: Transaction, attempt: number) => {
    attempts.push(attempt);
    return Promise.reject(new NotPermittedError());
  };
  await expect(retryTransaction(context, refused, { attempts: 3 })).rejects.toThrow(
    NotPermittedError,
  );
  expect(attempts).toEqual([1, 2, 3]);
});

it('does not retry after any other error', async () => {
  const context = contextFailing(new OfflineError());
  await expect(retryTransaction(context, act)).rejects.toMatchObject({ name: 'OfflineError' });
  expect(context.runs).toHaveLength(1);
});
