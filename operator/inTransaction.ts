import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Of the server it is ABORTED, which its library runs again; the emulator says this to the next read of one that lost. */
const lost = 'Transaction is invalid or closed';

/**
 * Runs a transaction with several reads, and again where another one wrote first between them.
 * @throws what the store says of anything else, and of a transaction that lost five times
 */
export async function inTransaction<T>(
  firestore: Firestore,
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let left = 4; ; left -= 1) {
    try {
      return await firestore.runTransaction(act);
    } catch (error) {
      if (left === 0 || !(error instanceof Error) || !error.message.includes(lost)) throw error;
    }
  }
}
