import { doc, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore';
import type { LogEntryId } from '../../store/kinds';
import { composeEntry, type NewLogEntry } from '../composeEntry';

/**
 * Writes the entry of an action in the transaction of the action: firestore.rules refuse the one without the other.
 * Call it after all reads of the transaction, with `by` from `readActor`.
 */
export function writeLogEntry(
  firestore: Firestore,
  transaction: Transaction,
  id: LogEntryId,
  entry: NewLogEntry,
): void {
  transaction.set(doc(firestore, 'log', id), { ...composeEntry(entry), at: serverTimestamp() });
}
