import { requiredLine } from 'shared-area';
import { personNameLimit } from 'shared-auth/names';
import { boolean, check, email, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { TranslateUser } from '../i18n';

/** Everything is required (spec.md §5); whether the password is good enough the provider says. */
export function registerSchema(t: TranslateUser) {
  return object({
    name: requiredLine(personNameLimit, {
      missing: t('register.nameMissing'),
      tooLong: (values) => t('register.nameLong', values),
    }),
    email: pipe(
      string(),
      trim(),
      nonEmpty(t('register.emailMissing')),
      email(t('register.emailWrong')),
    ),
    password: pipe(string(), nonEmpty(t('register.passwordMissing'))),
    terms: pipe(
      boolean(),
      check((agreed) => agreed, t('register.termsMissing')),
    ),
  });
}

export const emptyRegistration = { name: '', email: '', password: '', terms: false };
