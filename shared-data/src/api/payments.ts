import type { ReceiptNumber } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { signedActOf, watchOf } from './forward';
import { openRecords } from './openRecords';

/** What an application costs, and whether its certificate waits for the payment. */
export const watchFee = watchOf('payments', 'watchFee');

/** The payments for an application, the latest first; cancelled ones too. */
export const watchPayments = watchOf('payments', 'watchOf');

/**
 * The payments of a day as `councilDay` gives it, and payments of other days that were cancelled on it, in the order of
 * their receipts.
 */
export const watchDaySheet = watchOf('payments', 'watchDay');

/**
 * Records a payment for an application, as the signed-in person.
 * @throws PaidError, WrongPaymentError, OwnApplicationError, RecordNotFoundError, NotPermittedError, OfflineError,
 *   SignedOutError
 */
export const recordPayment = signedActOf('payments', 'record');

/**
 * Cancels a payment as the signed-in person: its application is unpaid again.
 * @throws PaymentNeededError, OwnApplicationError, RecordNotFoundError, NotPermittedError, OfflineError, SignedOutError
 */
export async function cancelPayment(receipt: ReceiptNumber, reason: string): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.payments.cancel(receipt, { reason, by });
}
