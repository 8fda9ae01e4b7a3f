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
import type { TranslateAdmin } from '../i18n';

export function nameSchema(t: TranslateAdmin) {
  return pipe(
    string(),
    transform(plainText),
    nonEmpty(t('invite.nameMissing')),
    maxLength(personNameLimit, t('invite.nameTooLong', { limit: personNameLimit })),
  );
}

/** Whom to invite, and as what. */
export function inviteSchema(t: TranslateAdmin) {
  return object({
    name: nameSchema(t),
    email: pipe(string(), trim(), email(t('invite.emailWrong'))),
    role: picklist(roles),
  });
}

export type InviteValues = InferOutput<ReturnType<typeof inviteSchema>>;
