import { optionalLine } from 'shared-area';
import { cleanEmail, isEmail } from 'shared-auth/names';
import type { SaturdayOfMonth, Weekday } from 'shared-data';
import { asciiDigits, canCloseSaturdays, saturdaysOfMonth, weekdays } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import {
  array,
  check,
  forward,
  minLength,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { TranslateSettings } from './i18n';

/** Days of the week as the values of the form's boxes: '0' is Sunday. */
export const dayValues = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Which Saturdays of a month, as the values of the form's boxes. */
export const saturdayValues = ['1', '2', '3', '4', '5'] as const;

/** The days of the week that are chosen, in the order of a timetable. */
export function chosenDays(days: readonly string[]): Weekday[] {
  return weekdays.filter((day) => days.includes(`${day}`));
}

/** The Saturdays of the month that are chosen; none where these open days have no box for them. */
export function chosenSaturdays(
  saturdays: readonly string[],
  openDays: readonly Weekday[],
): SaturdayOfMonth[] {
  if (!canCloseSaturdays(openDays)) return [];
  return saturdaysOfMonth.filter((which) => saturdays.includes(`${which}`));
}

/** The schema of the council's details. */
export function settingsFormSchema(t: TranslateSettings) {
  const line = () => optionalLine(limits.settingsLine, (values) => t('tooLong', values));
  const time = () => pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, t('timeMissing')));

  return pipe(
    object({
      name: pipe(line(), nonEmpty(t('nameMissing'))),
      address: pipe(line(), nonEmpty(t('addressMissing'))),
      phone: pipe(
        line(),
        transform(asciiDigits),
        check((text) => /^[+\d][\d ]*$|^$/.test(text), t('phoneWrong')),
      ),
      email: pipe(line(), transform(cleanEmail), check(isEmail, t('emailWrong'))),
      openDays: pipe(
        array(picklist(dayValues)),
        minLength(1, t('openDaysMissing')),
        transform((days) => chosenDays(days)),
      ),
      closedSaturdays: array(picklist(saturdayValues)),
      opensAt: time(),
      closesAt: time(),
      hoursNote: line(),
      translations: record(string(), object({ name: line(), address: line(), hoursNote: line() })),
      language: string(),
    }),
    forward(
      partialCheck(
        [['opensAt'], ['closesAt']],
        ({ opensAt, closesAt }) => opensAt < closesAt,
        t('closesBefore'),
      ),
      ['closesAt'],
    ),
    forward(
      partialCheck(
        [['openDays'], ['closedSaturdays']],
        ({ openDays, closedSaturdays }) =>
          chosenSaturdays(closedSaturdays, openDays).length < saturdaysOfMonth.length,
        t('everySaturday'),
      ),
      ['closedSaturdays'],
    ),
    transform(({ closedSaturdays, ...values }) => ({
      ...values,
      closedSaturdays: chosenSaturdays(closedSaturdays, values.openDays),
    })),
  );
}

export type SettingsFormInput = InferInput<ReturnType<typeof settingsFormSchema>>;
export type SettingsFormOutput = InferOutput<ReturnType<typeof settingsFormSchema>>;
