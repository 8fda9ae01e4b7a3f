import type { Transaction } from 'firebase/firestore';
import { NotPermittedError } from '../store/errors';
import type { LiveContext } from './LiveFeature';
import { retryPause } from './retryPause';

/** More than any number of people who press the same button at once here. */
const usualAttempts = 5;

/**
 * For records that are made once, or changed by revision: a transaction that comes second may be refused
 * by the rules, which see the record of the first, before the server finds that it is late. So it runs again
 * and reads what is there now. What is not permitted is refused in the end.
 * @param act what the transaction does, in which attempt, from 1
 * @param attempts how often it runs at the most
 * @throws as `LiveContext.transact`
 */
export async function retryTransaction<T>(
  { transact }: Pick<LiveContext, 'transact'>,
  act: (transaction: Transaction, attempt: number) => Promise<T>,
  attempts = usualAttempts,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact((transaction) => act(transaction, attempt));
    } catch (error) {
      if (!(error instanceof NotPermittedError) || attempt === attempts) throw error;
      await retryPause(attempt);
    }
  }
}
