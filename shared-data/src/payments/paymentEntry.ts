import type { Actor } from '../applications/Application';
import type { NewLogEntry } from '../log/composeEntry';
import { paymentEntryId } from '../log/entryIds';
import type { LogEntryId } from '../store/kinds';
import type { Payment } from './Payment';

/** What the log says of a payment that was recorded or cancelled; the rules of the live store ask for these words. */
export function paymentEntry(
  { receipt, number, amount }: Pick<Payment, 'receipt' | 'number' | 'amount'>,
  action: 'recorded' | 'cancelled',
  by: Actor,
): NewLogEntry & { id: LogEntryId } {
  const id = paymentEntryId(receipt, action);
  return { id, by, kind: 'payment', action, subject: number, detail: `${receipt}, ₹${amount}` };
}
