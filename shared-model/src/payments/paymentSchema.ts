import * as v from 'valibot';
import { paymentMethods } from '../applications/PaymentNote';
import { described, line, nameOnRecord, text } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';

const person = v.object({ uid: ids.user, name: nameOnRecord });
const { least, most } = limits.upiReference;

/** A payment at the counter, as the day sheet shows it. */
export const paymentSchema = v.object({
  receipt: v.pipe(ids.receipt, v.nonEmpty()),
  application: ids.application,
  /** The application's number. */
  number: v.string(),
  service: line(1, limits.serviceName),
  applicant: nameOnRecord,
  /** Whole rupees. */
  amount: described(v.pipe(v.number(), v.integer(), v.minValue(1)), {
    kind: 'whole',
    least: 1,
    most: limits.serviceFee,
  }),
  method: v.picklist(paymentMethods),
  /** The reference of a UPI payment. */
  reference: v.exactOptional(
    described(v.string(), { kind: 'text', pattern: `[A-Za-z0-9]{${least},${most}}` }),
  ),
  /** As `councilDay` gives it. */
  day: dayOnRecord,
  at: timeOnRecord,
  /** The person who took the payment. */
  by: person,
  /** Set where an admin cancelled it: the application is unpaid again. */
  cancelled: v.exactOptional(
    v.object({ at: timeOnRecord, by: person, reason: text(1, limits.note) }),
  ),
});

export type Payment = v.InferOutput<typeof paymentSchema>;
