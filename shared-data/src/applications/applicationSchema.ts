import {
  array,
  boolean,
  exactOptional,
  integer,
  isoTimestamp,
  literal,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { lineOnRecord, typeOnRecord } from '../store/recordText';
import { applicationPriorities, applicationStatuses, type Application } from './Application';
import { applicationTextFields } from './applicationText';

const time = pipe(string(), isoTimestamp());
const status = picklist(applicationStatuses);

/** What comes out of a store as an application. Unknown fields are dropped. */
export const applicationSchema: GenericSchema<unknown, Application> = object({
  id: pipe(string(), nonEmpty()),
  number: string(),
  applicant: object({
    uid: nullable(string()),
    name: lineOnRecord,
    email: string(),
    confirmed: exactOptional(boolean()),
  }),
  ...applicationTextFields,
  status,
  priority: picklist(applicationPriorities),
  submittedAt: time,
  updatedAt: time,
  revision: pipe(number(), integer(), minValue(1)),
  documents: array(
    object({ id: string(), name: lineOnRecord, type: typeOnRecord, size: number() }),
  ),
  history: array(
    object({
      at: time,
      by: object({ uid: string(), name: lineOnRecord, role: picklist(['user', 'staff', 'admin']) }),
      from: nullable(status),
      to: status,
      note: exactOptional(string()),
    }),
  ),
  sample: exactOptional(literal(true)),
});
