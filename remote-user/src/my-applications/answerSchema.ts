import { limits } from 'shared-data/limits';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { TranslateUser } from '../i18n';

/** The answer to what the council office asks for. */
export function answerSchema(t: TranslateUser) {
  return object({
    answer: pipe(
      string(),
      trim(),
      nonEmpty(t('application.answerMissing')),
      maxLength(limits.note, ({ input }) =>
        t('application.answerLong', { limit: limits.note, length: input.length }),
      ),
    ),
  });
}
