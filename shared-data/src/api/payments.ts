import type {
  ApplicationId,
  Fee,
  IsoDay,
  NewPayment,
  Payment,
  ReceiptNumber,
  Watch,
} from 'shared-model';
import { currentActor } from '../store/currentActor';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** What an application costs, and whether its certificate waits for the payment. */
export function watchFee(id: ApplicationId): Watch<Fee> {
  return watchStore((store) => store.payments.watchFee(id));
}

/** The payments for an application, the latest first; cancelled ones too. */
export function watchPayments(id: ApplicationId): Watch<Payment[]> {
  return watchStore((store) => store.payments.watchOf(id));
}

/**
 * The payments of a day as `councilDay` gives it, and payments of other days that were cancelled on it, in the order of
 * their receipts.
 */
export function watchDaySheet(day: IsoDay): Watch<Payment[]> {
  return watchStore((store) => store.payments.watchDay(day));
}

/**
 * Records a payment for an application, as the signed-in person.
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
 * Cancels a payment as the signed-in person: its application is unpaid again.
 * @throws PaymentNeededError, OwnApplicationError, RecordNotFoundError, NotPermittedError, OfflineError, SignedOutError
 */
export async function cancelPayment(receipt: ReceiptNumber, reason: string): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.payments.cancel(receipt, { reason, by });
}
