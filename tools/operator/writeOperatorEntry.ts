import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { composeEntry, type NewLogEntry } from '../../shared-data/src/log/composeEntry';

/** Who the log says it was. The operator has no account with the portal. */
const operator = { uid: 'operator', name: 'Operator', role: 'admin' } as const;

/** Writes the entry of an act of the operator in the transaction of the act, as the portal does for acts of people. */
export function writeOperatorEntry(
  firestore: Firestore,
  transaction: Transaction,
  id: string,
  entry: Omit<NewLogEntry, 'by'>,
): void {
  const at = FieldValue.serverTimestamp();
  const composed = composeEntry({ ...entry, by: operator });
  transaction.create(firestore.doc(`log/${id}`), { ...composed, at });
}
