import type { Actor } from '../applications/applicationSchema';
import type { ApplicationId, IsoDay, ReceiptNumber } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { PaymentMethod } from '../applications/PaymentNote';
import type { Payment } from './paymentSchema';

export interface NewPayment {
  amount: number;
  method: PaymentMethod;
  reference?: string | undefined;
  by: Actor;
}

/** The fee of an application. */
export interface Fee {
  /**
   * Whole rupees, 0 where it is free: the fee of the version that the application was made with, else of its service as it
   * is offered now. Undefined where neither exists any more.
   */
  amount: number | undefined;
  /** Whether the certificate is issued only after the fee is paid. */
  paidFirst: boolean;
}

/** The payments' part of the port. */
export interface PaymentRecords {
  watchFee(id: ApplicationId): Watch<Fee>;
  /** The payments for an application, the latest first; cancelled ones too. */
  watchOf(id: ApplicationId): Watch<Payment[]>;
  /** The payments of a day, and payments of other days that were cancelled on it, in the order of their receipts. */
  watchDay(day: IsoDay): Watch<Payment[]>;
  /**
   * Receipts are numbered without a gap within a year: 'R-2026-0001'.
   * @throws PaidError, WrongPaymentError, OwnApplicationError, NotPermittedError
   */
  record(id: ApplicationId, payment: NewPayment): Promise<Payment>;
  /**
   * The payment stays on record as cancelled, and its application is unpaid again.
   * @throws PaymentNeededError, OwnApplicationError, RecordNotFoundError, NotPermittedError
   */
  cancel(receipt: ReceiptNumber, cancelling: { reason: string; by: Actor }): Promise<void>;
}

/** The application is already paid. */
export class PaidError extends Error {
  override readonly name = 'PaidError';

  constructor() {
    super('The application is paid already.');
  }
}

/** The amount is not the fee, or a UPI payment has no reference, or a cash payment has one. */
export class WrongPaymentError extends Error {
  override readonly name = 'WrongPaymentError';

  constructor() {
    super('The payment does not fit the fee or its method.');
  }
}

/**
 * The application has a valid certificate that is issued only after the fee is paid. Cancelling the payment would leave
 * a valid certificate without a payment, so the certificate must be revoked first.
 */
export class PaymentNeededError extends Error {
  override readonly name = 'PaymentNeededError';

  constructor() {
    super('A valid certificate needs the payment.');
  }
}

/** The certificate is issued only when the fee is paid. */
export class UnpaidError extends Error {
  override readonly name = 'UnpaidError';

  /** @param fee whole rupees */
  constructor(readonly fee: number) {
    super('The fee of the application is not paid.');
  }
}
