import {
  array,
  exactOptional,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  type GenericSchema,
} from 'valibot';
import { limits } from '../limits/limits';
import { lineOnRecord } from '../fields/recordText';
import { usualTerms, type Service } from './Service';

/**
 * A service that was stored before services had terms gets the default ones, and no definition. Days have a limit here
 * too: screens count them one by one to the promised day.
 */
export const serviceSchema: GenericSchema<unknown, Service> = object({
  id: string(),
  name: lineOnRecord,
  position: number(),
  documents: optional(array(string()), usualTerms.documents),
  days: optional(
    pipe(number(), integer(), minValue(1), maxValue(limits.serviceDays)),
    usualTerms.days,
  ),
  fee: optional(pipe(number(), minValue(0), maxValue(limits.serviceFee)), usualTerms.fee),
  keywords: exactOptional(optional(string())),
  translations: exactOptional(optional(record(string(), object({ name: lineOnRecord })))),
  version: optional(pipe(number(), integer(), minValue(0)), 0),
});
