import { currentActor } from '../store/currentActor';
import { openRecords } from '../store/openRecords';
import type { ApplicationId, IsoDay, ReceiptNumber } from '../store/kinds';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Fee, NewPayment, Payment } from './Payment';

/** What an application costs, and whether its certificate waits for the payment. */
export function watchFee(id: ApplicationId): Watch<Fee> {
  return watchStore((store) => store.payments.watchFee(id));
}

/** What was paid for an application, the latest first; cancelled payments too. */
export function watchPayments(id: ApplicationId): Watch<Payment[]> {
  return watchStore((store) => store.payments.watchOf(id));
}

/**
 * What was taken on a day as `councilDay` gives it, and what was cancelled on it of whichever day, in the order of their
 * receipts.
 */
export function watchDaySheet(day: IsoDay): Watch<Payment[]> {
  return watchStore((store) => store.payments.watchDay(day));
}

/**
 * Notes what was paid for an application, as whoever is signed in.
 * @throws PaidError, WrongPaymentError, OwnApplicationError, RecordNotFoundError, NotPermittedError, OfflineError,
 *   SignedOutError
 */
export async function recordPayment(
  id: ApplicationId,
  payment: Omit<NewPayment, 'by'>,
): Promise<Payment> {
  const by = currentActor();
  const store = await openRecords();
  return store.payments.record(id, { ...payment, by });
}

/**
 * Cancels a payment as whoever is signed in: its application is unpaid again.
 * @throws PaymentNeededError, OwnApplicationError, RecordNotFoundError, NotPermittedError, OfflineError, SignedOutError
 */
export async function cancelPayment(receipt: ReceiptNumber, reason: string): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.payments.cancel(receipt, { reason, by });
}
