import type { Transaction } from 'firebase/firestore';
import { NotPermittedError } from '../store/errors';
import type { LiveContext } from './LiveFeature';

/** More than any number of people who press the same button at once here. */
const attempts = 5;

/**
 * For records that are made once, or changed by revision: a transaction that comes second may be refused
 * by the rules, which see the record of the first, before the server finds that it is late. So it runs again
 * and reads what is there now. What is not permitted is refused in the end.
 * @throws as `LiveContext.transact`
 */
export async function transactAgain<T>(
  { transact }: Pick<LiveContext, 'transact'>,
  act: (transaction: Transaction) => Promise<T>,
  left = attempts,
): Promise<T> {
  try {
    return await transact(act);
  } catch (error) {
    if (!(error instanceof NotPermittedError) || left <= 1) throw error;
    return transactAgain({ transact }, act, left - 1);
  }
}
