import type { Actor } from '../applications/applicationSchema';
import type { NewLogEntry } from '../log/composeEntry';
import { paymentEntryId } from '../log/entryIds';
import type { LogEntryId } from '../kinds/kinds';
import type { Payment } from './paymentSchema';

/** The log entry of a payment that was recorded or cancelled; firestore.rules require exactly these texts. */
export function paymentEntry(
  { receipt, number, amount }: Pick<Payment, 'receipt' | 'number' | 'amount'>,
  action: 'recorded' | 'cancelled',
  by: Actor,
): NewLogEntry & { id: LogEntryId } {
  const id = paymentEntryId(receipt, action);
  return { id, by, kind: 'payment', action, subject: number, detail: `${receipt}, ₹${amount}` };
}
