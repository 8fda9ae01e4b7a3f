import type { Transaction } from 'firebase/firestore';
import { NotPermittedError, OfflineError } from '../store/errors';
import { transactAgain } from './transactAgain';

/** Runs an act without a server, once these errors have been met. */
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
  expect(await transactAgain(context, act)).toBe('done');
  expect(context.runs).toHaveLength(3);
});

it('gives in when it is refused again and again', async () => {
  const context = contextFailing(...refusals(9));
  await expect(transactAgain(context, act)).rejects.toMatchObject({ name: 'NotPermittedError' });
  expect(context.runs).toHaveLength(5);
});

it('does not run again after anything else', async () => {
  const context = contextFailing(new OfflineError());
  await expect(transactAgain(context, act)).rejects.toMatchObject({ name: 'OfflineError' });
  expect(context.runs).toHaveLength(1);
});
