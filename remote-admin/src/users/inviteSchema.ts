import { roles } from 'shared-auth';
import {
  email,
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import type { WordsOfAdmin } from '../words';

/** Most characters of a person's name. */
export const personNameLimit = 100;

export function nameSchema(words: WordsOfAdmin) {
  return pipe(
    string(),
    trim(),
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
