import { limits } from 'shared-data/limits';
import { wholeNumber } from 'shared-data/model';
import { check, pipe, string, transform } from 'valibot';
import type { TranslateSettings } from './i18n';

/** The schema of a field for a number of promised days. */
export function daysField(t: TranslateSettings) {
  return pipe(
    string(),
    transform(wholeNumber),
    check(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.serviceDays,
      t('daysWrong', { limit: limits.serviceDays }),
    ),
    transform(Number),
  );
}
