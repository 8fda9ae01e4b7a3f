import { requiredLine } from 'shared-area';
import { cleanEmail, isEmail, personNameLimit } from 'shared-auth/names';
import { boolean, check, nonEmpty, object, pipe, string, transform } from 'valibot';
import type { TranslateRegister } from './i18n';

/** All fields are required (spec.md §5); the identity provider decides whether the password is good enough. */
export function registerSchema(t: TranslateRegister) {
  return object({
    name: requiredLine(personNameLimit, {
      missing: t('nameMissing'),
      tooLong: (values) => t('nameLong', values),
    }),
    email: pipe(
      string(),
      transform(cleanEmail),
      nonEmpty(t('emailMissing')),
      check(isEmail, t('emailWrong')),
    ),
    password: pipe(string(), nonEmpty(t('passwordMissing'))),
    terms: pipe(
      boolean(),
      check((agreed) => agreed, t('termsMissing')),
    ),
  });
}

export const emptyRegistration = { name: '', email: '', password: '', terms: false };
