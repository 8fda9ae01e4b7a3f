import { NotPermittedError } from 'shared-model';
import type { Transaction, TransactOptions } from '../documents/Documents';
import type { RecordsContext } from './RecordsContext';

/** More than the number of people who can be expected to press the same button at once. */
const usualAttempts = 5;

/**
 * Retries a transaction that the security rules refuse. For records that are created once, or changed by revision:
 * the rules already see the record of a concurrent transaction and refuse the later one before Firestore detects the
 * conflict. The retry reads the current record. A write that is not permitted at all still fails after the last attempt.
 * @param act the transaction; it gets the number of the attempt, from 1
 * @param options those of `transact`, and the maximum number of attempts
 * @throws as `RecordsContext.transact`
 */
export async function retryTransaction<T>(
  { transact }: Pick<RecordsContext, 'transact'>,
  act: (transaction: Transaction, attempt: number) => Promise<T>,
  { attempts = usualAttempts, ...options }: TransactOptions & { attempts?: number } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact((transaction) => act(transaction, attempt), options);
    } catch (error) {
      if (!(error instanceof NotPermittedError) || attempt === attempts) throw error;
      await retryPause(attempt);
    }
  }
}

/**
 * Waits before a refused transaction is retried: a random time with a maximum that doubles with each attempt, so
 * that two writers of the same record do not collide again and again. A timer, because no event signals that the
 * other transaction has finished: it runs on another device.
 * @param attempt the number of the failed attempt, from 1
 */
function retryPause(attempt: number): Promise<void> {
  const longest = shortest * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** Milliseconds. */
const shortest = 50;
