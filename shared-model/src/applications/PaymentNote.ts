import type { IsoTime, ReceiptNumber } from '../kinds/kinds';

export const paymentMethods = ['cash', 'upi'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment as the application stores it. */
export interface PaymentNote {
  receipt: ReceiptNumber;
  /** Whole rupees. */
  amount: number;
  method: PaymentMethod;
  at: IsoTime;
}
