import { personNameLimit, plainText } from 'shared-auth/names';
import { maxLength, nonEmpty, object, pipe, string, transform } from 'valibot';
import type { TranslateUser } from '../i18n';

/** A citizen's name, of which everything that does not show is taken out. */
export function nameSchema(t: TranslateUser) {
  return object({
    name: pipe(
      string(),
      transform(plainText),
      nonEmpty(t('profile.nameMissing')),
      maxLength(personNameLimit, t('profile.nameLong', { limit: personNameLimit })),
    ),
  });
}
