import type { Transaction } from 'firebase/firestore';
import { NotPermittedError } from '../store/errors';
import type { LiveContext } from './LiveFeature';

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

/**
 * Waits before a transaction that was refused runs again: by chance, and up to twice as long each time, so
 * that two who write the same record do not meet again and again. A wait, because no event says that the
 * other one has finished: it is on another device.
 * @param attempt which one has failed, from 1
 */
function retryPause(attempt: number): Promise<void> {
  const longest = shortest * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** Milliseconds. */
const shortest = 50;
