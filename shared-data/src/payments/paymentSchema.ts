import {
  exactOptional,
  integer,
  isoDate,
  isoTimestamp,
  minValue,
  nonEmpty,
  number,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { lineOnRecord } from '../store/recordText';
import type { Payment } from './Payment';
import { paymentMethods } from './PaymentNote';

const time = pipe(string(), isoTimestamp());
const person = object({ uid: string(), name: lineOnRecord });

export const paymentSchema: GenericSchema<unknown, Payment> = object({
  receipt: pipe(string(), nonEmpty()),
  application: string(),
  number: string(),
  service: lineOnRecord,
  applicant: lineOnRecord,
  amount: pipe(number(), integer(), minValue(1)),
  method: picklist(paymentMethods),
  reference: exactOptional(string()),
  day: pipe(string(), isoDate()),
  at: time,
  by: person,
  cancelled: exactOptional(object({ at: time, by: person, reason: string() })),
});
