import { optionalText } from 'shared-area';
import { weekdays } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import {
  array,
  check,
  email,
  forward,
  minLength,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  regex,
  string,
  transform,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { TranslateAdmin } from '../i18n';

/** Days of the week as the boxes of the form give them: '0' is Sunday. */
export const dayValues = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** What the council says of itself. */
export function settingsFormSchema(t: TranslateAdmin) {
  const line = () => optionalText(limits.settingsLine, (values) => t('settings.tooLong', values));
  const time = () => pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, t('settings.timeMissing')));

  return pipe(
    object({
      name: pipe(line(), nonEmpty(t('settings.nameMissing'))),
      address: pipe(line(), nonEmpty(t('settings.addressMissing'))),
      phone: pipe(
        line(),
        check((text) => /^[+\d][\d ]*$|^$/.test(text), t('settings.phoneWrong')),
      ),
      email: pipe(line(), email(t('settings.emailWrong'))),
      openDays: pipe(
        array(picklist(dayValues)),
        minLength(1, t('settings.openDaysMissing')),
        transform((days) => weekdays.filter((day) => days.includes(`${day}`))),
      ),
      opensAt: time(),
      closesAt: time(),
      hoursNote: line(),
    }),
    forward(
      partialCheck(
        [['opensAt'], ['closesAt']],
        ({ opensAt, closesAt }) => opensAt < closesAt,
        t('settings.closesBefore'),
      ),
      ['closesAt'],
    ),
  );
}

export type SettingsFormInput = InferInput<ReturnType<typeof settingsFormSchema>>;
export type SettingsFormOutput = InferOutput<ReturnType<typeof settingsFormSchema>>;
