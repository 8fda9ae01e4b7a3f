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
import { lineOnRecord } from '../fields/recordText';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';
import type { Payment } from './Payment';
import { paymentMethods } from '../applications/PaymentNote';

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
  day: dayOnRecord,
  at: timeOnRecord,
  by: person,
  cancelled: exactOptional(object({ at: timeOnRecord, by: person, reason: string() })),
});
