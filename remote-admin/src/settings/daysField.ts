import { limits } from 'shared-data/limits';
import { asciiDigits } from 'shared-data/model';
import { check, pipe, string, transform, trim } from 'valibot';
import type { TranslateSettings } from './i18n';

/** A number of days that the council promises, as it is typed. */
export function daysField(t: TranslateSettings) {
  return pipe(
    string(),
    trim(),
    transform(asciiDigits),
    check(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.serviceDays,
      t('daysWrong', { limit: limits.serviceDays }),
    ),
    transform(Number),
  );
}
