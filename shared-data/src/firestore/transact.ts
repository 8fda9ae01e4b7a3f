import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { OfflineError } from '../store/errors';
import { asRecordsError } from './asRecordsError';
import { isOffline } from './isOffline';
import type { TransactOptions } from './LiveFeature';
import { patiently } from './patiently';

/**
 * See `LiveContext.transact`. Firestore's other ways to write keep what the server has not taken and
 * send it whenever they can, under whoever is signed in then; a transaction never does.
 */
export async function transact<T>(
  firestore: Firestore,
  act: (transaction: Transaction) => Promise<T>,
  { patience }: TransactOptions = {},
): Promise<T> {
  if (isOffline()) throw new OfflineError();
  let isGivenUp = false;
  const running = runTransaction(firestore, (transaction) => {
    // Firestore tries again by itself. Once the person was told that it failed it must not succeed.
    if (isGivenUp) throw new OfflineError();
    return act(transaction);
  });
  try {
    return await patiently(running, patience, () => (isGivenUp = true));
  } catch (error) {
    throw asRecordsError(error);
  }
}
