import { requiredLine } from 'shared-area';
import { roles } from 'shared-auth';
import { cleanEmail, isEmail, personNameLimit } from 'shared-auth/names';
import { check, object, picklist, pipe, string, transform, type InferOutput } from 'valibot';
import type { TranslatePeople } from './i18n';

export function nameSchema(t: TranslatePeople) {
  return requiredLine(personNameLimit, {
    missing: t('invite.nameMissing'),
    tooLong: (values) => t('invite.nameTooLong', values),
  });
}

/** The schema of an invitation: the person and the role. */
export function inviteSchema(t: TranslatePeople) {
  return object({
    name: nameSchema(t),
    email: pipe(string(), transform(cleanEmail), check(isEmail, t('invite.emailWrong'))),
    role: picklist(roles),
  });
}

export type InviteValues = InferOutput<ReturnType<typeof inviteSchema>>;
