import { optionalLine } from 'shared-area';
import { cleanEmail, isEmail } from 'shared-auth/names';
import { asciiDigits, weekdays } from 'shared-data/model';
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
        transform((days) => weekdays.filter((day) => days.includes(`${day}`))),
      ),
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
  );
}

export type SettingsFormInput = InferInput<ReturnType<typeof settingsFormSchema>>;
export type SettingsFormOutput = InferOutput<ReturnType<typeof settingsFormSchema>>;
