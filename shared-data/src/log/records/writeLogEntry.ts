import { composeEntry, type LogEntryId, type NewLogEntry } from 'shared-model';
import type { Transaction } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';

/**
 * Writes the entry of an action in the transaction of the action: firestore.rules refuse the one without the other.
 * Call it after all reads of the transaction, with `by` from `readActor`.
 */
export function writeLogEntry(transaction: Transaction, id: LogEntryId, entry: NewLogEntry): void {
  transaction.set(`log/${id}`, { ...composeEntry(entry), at: serverTime });
}
