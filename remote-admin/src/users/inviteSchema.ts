import { roles } from 'shared-auth';
import { personNameLimit, plainText } from 'shared-auth/names';
import {
  email,
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
  type InferOutput,
} from 'valibot';
import type { WordsOfAdmin } from '../words';

export function nameSchema(words: WordsOfAdmin) {
  return pipe(
    string(),
    transform(plainText),
    nonEmpty(words('invite.nameMissing')),
    maxLength(personNameLimit, words('invite.nameTooLong', { limit: personNameLimit })),
  );
}

/** Whom to invite, and as what. */
export function inviteSchema(words: WordsOfAdmin) {
  return object({
    name: nameSchema(words),
    email: pipe(string(), trim(), email(words('invite.emailWrong'))),
    role: picklist(roles),
  });
}

export type InviteValues = InferOutput<ReturnType<typeof inviteSchema>>;
