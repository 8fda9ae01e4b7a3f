import { requiredLine } from 'shared-area';
import { personNameLimit } from 'shared-auth/names';
import { object } from 'valibot';
import type { TranslateUser } from '../i18n';

/** A citizen's name, of which everything that does not show is taken out. */
export function nameSchema(t: TranslateUser) {
  return object({
    name: requiredLine(personNameLimit, {
      missing: t('profile.nameMissing'),
      tooLong: (values) => t('profile.nameLong', values),
    }),
  });
}
