import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { untilAnswered } from '../tools/firestore/untilAnswered';

/**
 * How the emulator answers the next read of a transaction that lost a conflict. The real server answers ABORTED, and
 * the library then retries.
 */
const lost = 'Transaction is invalid or closed';

/**
 * Runs a transaction with several reads, and retries it if another one wrote between them or the server did not answer.
 * @throws every other error of the store, and the conflict itself after five attempts
 */
export async function inTransaction<T>(
  firestore: Firestore,
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let left = 4; ; left -= 1) {
    try {
      return await untilAnswered(() => firestore.runTransaction(act));
    } catch (error) {
      if (left === 0 || !(error instanceof Error) || !error.message.includes(lost)) throw error;
    }
  }
}
