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
import { limits } from '../limits/limits';
import { lineOnRecord } from '../fields/recordText';
import { dayOnRecord } from '../fields/recordTime';
import { languageTag } from '../fields/languageTag';
import { described, text } from '../fields/describedFields';
import { saturdaysOfMonth, weekdays, type CouncilSettings } from './CouncilSettings';
import { usualGraceDays, type OfficeSettings } from './OfficeSettings';

const clock = described(pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/)), { kind: 'clock' });

/** The texts in further languages: each of them may be left out. */
const wordsIn = <Words extends ObjectEntries>(words: Words) =>
  exactOptional(record(languageTag, object(words)));
const word = exactOptional(string());

export const settingsSchema: GenericSchema<unknown, CouncilSettings> = object({
  name: text(1, limits.settingsLine),
  address: text(1, limits.settingsLine),
  phone: text(0, limits.settingsLine),
  email: text(1, limits.settingsLine),
  openDays: array(picklist(weekdays)),
  closedSaturdays: exactOptional(array(picklist(saturdaysOfMonth))),
  opensAt: clock,
  closesAt: clock,
  hoursNote: text(0, limits.settingsLine),
  translations: wordsIn({ name: word, address: word, hoursNote: word }),
  language: exactOptional(languageTag),
  revision: pipe(number(), integer()),
});

export const officeSchema: GenericSchema<unknown, OfficeSettings> = object({
  holidays: array(object({ day: dayOnRecord, name: lineOnRecord })),
  overdueAdvice: text(0, limits.overdueAdvice),
  translations: wordsIn({ overdueAdvice: word }),
  graceDays: optional(
    described(pipe(number(), integer(), minValue(0)), {
      kind: 'whole',
      least: 0,
      most: limits.graceDays,
    }),
    usualGraceDays,
  ),
  revision: pipe(number(), integer()),
});
