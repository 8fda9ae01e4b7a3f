import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { OfflineError } from '../store/errors';
import { withTimeout } from '../store/withTimeout';
import { asRecordsError } from './asRecordsError';
import { isOffline } from './isOffline';
import type { TransactOptions } from './LiveFeature';

/** Milliseconds after which a server that does not respond counts as unreachable: Firestore itself may never give up. */
export const serverTimeout = 20_000;

/**
 * See `LiveContext.transact`. Firestore's other ways to write queue a write that the server has not accepted and
 * send it later, as whoever is signed in then; a transaction never does.
 */
export async function transact<T>(
  firestore: Firestore,
  act: (transaction: Transaction) => Promise<T>,
  { timeout = serverTimeout }: TransactOptions = {},
): Promise<T> {
  if (isOffline()) throw new OfflineError();
  let isGivenUp = false;
  const running = runTransaction(firestore, (transaction) => {
    // Firestore retries by itself. After the failure was shown to the person, it must not succeed.
    if (isGivenUp) throw new OfflineError();
    return act(transaction);
  });
  try {
    return await withTimeout(running, timeout, new OfflineError());
  } catch (error) {
    isGivenUp = true;
    throw asRecordsError(error);
  }
}
