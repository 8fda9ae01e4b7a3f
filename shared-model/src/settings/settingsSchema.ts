import {
  array,
  exactOptional,
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  type GenericSchema,
  type ObjectEntries,
} from 'valibot';
import { lineOnRecord } from '../fields/recordText';
import { dayOnRecord } from '../fields/recordTime';
import { saturdaysOfMonth, weekdays, type CouncilSettings } from './CouncilSettings';
import { usualGraceDays, type OfficeSettings } from './OfficeSettings';

const clock = pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const languageTag = pipe(string(), regex(/^[a-z]{2,3}$/));

/** The texts in further languages: each of them may be left out. */
const wordsIn = <Words extends ObjectEntries>(words: Words) =>
  exactOptional(record(languageTag, object(words)));
const word = exactOptional(string());

export const settingsSchema: GenericSchema<unknown, CouncilSettings> = object({
  name: string(),
  address: string(),
  phone: string(),
  email: string(),
  openDays: array(picklist(weekdays)),
  closedSaturdays: exactOptional(array(picklist(saturdaysOfMonth))),
  opensAt: clock,
  closesAt: clock,
  hoursNote: string(),
  translations: wordsIn({ name: word, address: word, hoursNote: word }),
  language: exactOptional(languageTag),
  revision: pipe(number(), integer()),
});

export const officeSchema: GenericSchema<unknown, OfficeSettings> = object({
  holidays: array(object({ day: dayOnRecord, name: lineOnRecord })),
  overdueAdvice: string(),
  translations: wordsIn({ overdueAdvice: word }),
  graceDays: optional(pipe(number(), integer(), minValue(0)), usualGraceDays),
  revision: pipe(number(), integer()),
});
