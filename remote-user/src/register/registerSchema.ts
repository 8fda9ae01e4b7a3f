import { personNameLimit, plainText } from 'shared-auth/names';
import {
  boolean,
  check,
  email,
  maxLength,
  nonEmpty,
  object,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';

export interface RegisterMessages {
  nameMissing: string;
  nameLong: string;
  emailMissing: string;
  emailWrong: string;
  passwordMissing: string;
  termsMissing: string;
}

/** Everything is required (spec.md §5); whether the password is good enough the provider says. */
export function registerSchema(messages: RegisterMessages) {
  return object({
    name: pipe(
      string(),
      transform(plainText),
      nonEmpty(messages.nameMissing),
      maxLength(personNameLimit, messages.nameLong),
    ),
    email: pipe(string(), trim(), nonEmpty(messages.emailMissing), email(messages.emailWrong)),
    password: pipe(string(), nonEmpty(messages.passwordMissing)),
    terms: pipe(
      boolean(),
      check((agreed) => agreed, messages.termsMissing),
    ),
  });
}

export const emptyRegistration = { name: '', email: '', password: '', terms: false };
