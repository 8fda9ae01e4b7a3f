import type { Application } from '../applications/applicationSchema';
import type { IsoDay, IsoTime, ReceiptNumber } from '../kinds/kinds';
import type { NewPayment } from './Payment';
import type { Payment } from './paymentSchema';
import type { PaymentNote } from '../applications/applicationSchema';

interface Taken {
  receipt: ReceiptNumber;
  day: IsoDay;
  at: IsoTime;
}

/** A payment as it is recorded. */
export function paymentOf(
  { id, number, service, applicant }: Application,
  { amount, method, reference, by: { uid, name } }: NewPayment,
  { receipt, day, at }: Taken,
): Payment {
  return {
    receipt,
    application: id,
    number,
    service,
    applicant: applicant.name,
    amount,
    method,
    day,
    at,
    by: { uid, name },
    ...(reference === undefined ? {} : { reference }),
  };
}

/** The payment as its application stores it. */
export function noteOf({ receipt, amount, method, at }: Payment): PaymentNote {
  return { receipt, amount, method, at };
}
