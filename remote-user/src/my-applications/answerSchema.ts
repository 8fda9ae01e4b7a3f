import { requiredText } from 'shared-area';
import { limits } from 'shared-data/limits';
import { object } from 'valibot';
import type { TranslateUser } from '../i18n';

/** The answer to what the council office asks for. */
export function answerSchema(t: TranslateUser) {
  return object({
    answer: requiredText(limits.note, {
      missing: t('application.answerMissing'),
      tooLong: (values) => t('application.answerLong', values),
    }),
  });
}
