import { requiredText } from 'shared-area';
import { limits } from 'shared-data/limits';
import { object } from 'valibot';
import type { TranslateAdmin } from '../i18n';

/** The reason for a rejection, which the citizen reads. */
export function rejectSchema(t: TranslateAdmin) {
  return object({
    reason: requiredText(limits.note, {
      missing: t('reject.reasonMissing'),
      tooLong: (values) => t('reject.reasonTooLong', values),
    }),
  });
}
