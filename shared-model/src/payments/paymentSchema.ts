import {
  exactOptional,
  integer,
  minValue,
  nonEmpty,
  number,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { limits } from '../limits/limits';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';
import { described, line, nameOnRecord, text } from '../fields/describedFields';
import type { Payment } from './Payment';
import { paymentMethods } from '../applications/PaymentNote';

const person = object({ uid: string(), name: nameOnRecord });
const { least, most } = limits.upiReference;

export const paymentSchema: GenericSchema<unknown, Payment> = object({
  receipt: pipe(string(), nonEmpty()),
  application: string(),
  number: string(),
  service: line(1, limits.serviceName),
  applicant: nameOnRecord,
  amount: described(pipe(number(), integer(), minValue(1)), {
    kind: 'whole',
    least: 1,
    most: limits.serviceFee,
  }),
  method: picklist(paymentMethods),
  reference: exactOptional(
    described(string(), { kind: 'text', pattern: `[A-Za-z0-9]{${least},${most}}` }),
  ),
  day: dayOnRecord,
  at: timeOnRecord,
  by: person,
  cancelled: exactOptional(object({ at: timeOnRecord, by: person, reason: text(1, limits.note) })),
});
