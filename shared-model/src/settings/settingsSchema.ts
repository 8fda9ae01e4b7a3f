import * as v from 'valibot';
import { described, text } from '../fields/describedFields';
import { languageTag } from '../fields/languageTag';
import { lineOnRecord } from '../fields/recordText';
import { dayOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';
import { saturdaysOfMonth, weekdays } from './weekdays';
import { usualGraceDays } from './usualGraceDays';

const clock = described(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), {
  kind: 'clock',
});

/** The texts in further languages, by the tags of the languages: a missing text is shown in English. */
const wordsIn = <Words extends v.ObjectEntries>(words: Words) =>
  v.exactOptional(v.optional(v.record(languageTag, v.object(words))));
const word = v.exactOptional(v.string());

/** Grows by one with each change; a change that names an older one is refused. */
const revision = v.pipe(v.number(), v.integer());

/** The information about the council that citizens see. */
export const settingsSchema = v.object({
  name: text(1, limits.settingsLine),
  address: text(1, limits.settingsLine),
  /** As it is to be dialled; empty where the council has no telephone. */
  phone: text(0, limits.settingsLine),
  email: text(1, limits.settingsLine),
  /** The days on which the office is open. */
  openDays: v.array(v.picklist(weekdays)),
  /**
   * The Saturdays of each month on which the office is closed although Saturday is an open day, such as [2, 4]. Where it is left
   * out, there are none.
   */
  closedSaturdays: v.exactOptional(v.optional(v.array(v.picklist(saturdaysOfMonth)))),
  /** 'HH:MM', in the council's own time; so is `closesAt`. */
  opensAt: clock,
  closesAt: clock,
  /** Such as 'Closed on public holidays'; may be empty. */
  hoursNote: text(0, limits.settingsLine),
  translations: wordsIn({ name: word, address: word, hoursNote: word }),
  /**
   * The council's language, such as 'mr': certificates and receipts are printed in it beside English. Where it is left out,
   * certificates are in English only.
   */
  language: v.exactOptional(v.optional(languageTag)),
  revision,
});

/** A day on which the office is closed. */
const holiday = v.object({ day: dayOnRecord, name: lineOnRecord });

/** How the office works: the holidays for its deadlines, and the advice to citizens when a deadline was missed. */
export const officeSchema = v.object({
  /** In the order of their days; at most `limits.holidays`. */
  holidays: v.array(holiday),
  /** Advice to citizens on whom to contact when an application is overdue; may be empty. */
  overdueAdvice: text(0, limits.overdueAdvice),
  translations: wordsIn({ overdueAdvice: word }),
  /** Days for which a form of an earlier version of a service is still accepted. */
  graceDays: v.optional(
    described(v.pipe(v.number(), v.integer(), v.minValue(0)), {
      kind: 'whole',
      least: 0,
      most: limits.graceDays,
    }),
    usualGraceDays,
  ),
  revision,
});

export type CouncilSettings = v.InferOutput<typeof settingsSchema>;
export type Holiday = v.InferOutput<typeof holiday>;
export type OfficeSettings = v.InferOutput<typeof officeSchema>;
