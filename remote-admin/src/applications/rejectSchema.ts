import { limits } from 'shared-data/limits';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { TranslateAdmin } from '../i18n';

/** The reason for a rejection, which the citizen reads. */
export function rejectSchema(t: TranslateAdmin) {
  return object({
    reason: pipe(
      string(),
      trim(),
      nonEmpty(t('reject.reasonMissing')),
      maxLength(limits.note, ({ input }) =>
        t('reject.reasonTooLong', { limit: limits.note, length: input.length }),
      ),
    ),
  });
}
