import type { Actor } from '../applications/Application';
import type { NewLogEntry } from '../log/composeEntry';
import { paymentEntryId } from '../log/entryIds';
import type { LogEntryId } from '../kinds/kinds';
import type { Payment } from './Payment';

/** The log entry of a payment that was recorded or cancelled; firestore.rules require exactly these texts. */
export function paymentEntry(
  { receipt, number, amount }: Pick<Payment, 'receipt' | 'number' | 'amount'>,
  action: 'recorded' | 'cancelled',
  by: Actor,
): NewLogEntry & { id: LogEntryId } {
  const id = paymentEntryId(receipt, action);
  return { id, by, kind: 'payment', action, subject: number, detail: `${receipt}, ₹${amount}` };
}
