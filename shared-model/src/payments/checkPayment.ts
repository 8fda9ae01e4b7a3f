import type { Actor, Application } from '../applications/applicationSchema';
import { limits } from '../limits/limits';
import { NotPermittedError, OwnApplicationError, RecordNotFoundError } from '../errors/errors';
import {
  PaidError,
  PaymentNeededError,
  WrongPaymentError,
  type Fee,
  type NewPayment,
} from './Payment';
import type { Payment } from './paymentSchema';

const { least, most } = limits.upiReference;
const upiReference = new RegExp(`^[A-Za-z0-9]{${least},${most}}$`);

/**
 * Checks that a payment can be recorded. firestore.rules check the same.
 * @throws NotPermittedError, OwnApplicationError, PaidError, WrongPaymentError
 */
export function checkPayment(
  application: Application,
  { amount, method, reference, by }: NewPayment,
  fee: Fee['amount'],
): void {
  if (by.role === 'user') throw new NotPermittedError();
  if (application.applicant.uid === by.uid) throw new OwnApplicationError(application.id);
  if (application.payment) throw new PaidError();
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= limits.serviceFee;
  const isReference =
    method === 'upi' ? upiReference.test(reference ?? '') : reference === undefined;
  if (!isAmount || !isReference || amount !== (fee ?? amount)) throw new WrongPaymentError();
}

interface Cancelling {
  payment: Payment;
  /** The application that the payment is for. */
  application: Application;
  by: Actor;
  reason: string;
  /** Whether it has a valid certificate that is issued only after the fee is paid. */
  isNeeded: boolean;
}

/**
 * Checks that a payment can be cancelled.
 * @throws NotPermittedError, OwnApplicationError, RecordNotFoundError where it is cancelled already, WrongPaymentError
 *   without a reason, PaymentNeededError
 */
export function checkCancelling(cancelling: Cancelling): void {
  const { payment, application, by, reason, isNeeded } = cancelling;
  if (by.role !== 'admin') throw new NotPermittedError();
  if (application.applicant.uid === by.uid) throw new OwnApplicationError(application.id);
  if (payment.cancelled || application.payment?.receipt !== payment.receipt) {
    throw new RecordNotFoundError('payment', payment.receipt);
  }
  if (reason.trim() === '' || reason.length > limits.note) throw new WrongPaymentError();
  if (isNeeded) throw new PaymentNeededError();
}
