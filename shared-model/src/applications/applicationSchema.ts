import {
  array,
  boolean,
  exactOptional,
  fallback,
  integer,
  literal,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  type GenericSchema,
} from 'valibot';
import { filledFormSchema } from '../definitions/filledFormSchema';
import { languageOnRecord } from '../fields/languageTag';
import { lineOnRecord, typeOnRecord } from '../fields/recordText';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';
import { applicationPriorities, applicationStatuses, type Application } from './Application';
import { paymentMethods } from './PaymentNote';
import { applicationTextFields } from './applicationText';

const status = picklist(applicationStatuses);

/** A form that does not fit the schema is left out: the rest of the record can still be read. */
export const formOnRecord = exactOptional(fallback(optional(filledFormSchema), undefined));
const texts = exactOptional(fallback(optional(record(string(), string())), undefined));
const checks = record(string(), object({ agrees: boolean(), note: exactOptional(string()) }));
const certificateStep = object({
  number: string(),
  change: picklist(['issued', 'revoked', 'replaced']),
});

const deadline = object({
  day: dayOnRecord,
  left: exactOptional(pipe(number(), integer())),
});
const assignee = object({
  uid: string(),
  name: lineOnRecord,
  at: timeOnRecord,
  by: object({ uid: string(), name: lineOnRecord }),
  hasNote: exactOptional(literal(true)),
});
const payment = object({
  receipt: string(),
  amount: number(),
  method: picklist(paymentMethods),
  at: timeOnRecord,
});

/** Checks an application read from a store. Unknown fields are dropped. */
export const applicationSchema: GenericSchema<unknown, Application> = object({
  id: pipe(string(), nonEmpty()),
  number: string(),
  trackingNumber: exactOptional(fallback(optional(string()), undefined)),
  applicant: object({
    uid: nullable(string()),
    name: lineOnRecord,
    email: string(),
    confirmed: exactOptional(boolean()),
  }),
  language: languageOnRecord,
  ...applicationTextFields,
  status,
  priority: picklist(applicationPriorities),
  submittedAt: timeOnRecord,
  updatedAt: timeOnRecord,
  revision: pipe(number(), integer(), minValue(1)),
  documents: array(
    object({ id: string(), name: lineOnRecord, type: typeOnRecord, size: number() }),
  ),
  form: formOnRecord,
  certificate: exactOptional(fallback(optional(string()), undefined)),
  checks: exactOptional(fallback(optional(checks), undefined)),
  deadline: exactOptional(fallback(optional(deadline), undefined)),
  assignee: exactOptional(fallback(optional(assignee), undefined)),
  payment: exactOptional(fallback(optional(payment), undefined)),
  decisionSeen: exactOptional(fallback(optional(number()), undefined)),
  history: array(
    object({
      at: timeOnRecord,
      by: object({ uid: string(), name: lineOnRecord, role: picklist(['user', 'staff', 'admin']) }),
      from: nullable(status),
      to: status,
      note: exactOptional(string()),
      opened: texts,
      changed: texts,
      certificate: exactOptional(fallback(optional(certificateStep), undefined)),
      checked: exactOptional(fallback(optional(literal(true)), undefined)),
    }),
  ),
  sample: exactOptional(literal(true)),
});
