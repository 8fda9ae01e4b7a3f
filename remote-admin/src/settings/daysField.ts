import { limits } from 'shared-data/limits';
import { check, pipe, string, transform, trim } from 'valibot';
import type { TranslateAdmin } from '../i18n';

/** A number of days that the council promises, as it is typed. */
export function daysField(t: TranslateAdmin) {
  return pipe(
    string(),
    trim(),
    check(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.serviceDays,
      t('settings.daysWrong', { limit: limits.serviceDays }),
    ),
    transform(Number),
  );
}
