import * as v from 'valibot';
import { nameOnRecord, roleOnRecord, text } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { languageOnRecord } from '../fields/languageTag';
import { timeOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';

/** Somebody with an account, or with an invitation to make one. */
export const memberSchema = v.object({
  /** The identity provider's id; for an invited person, the id of the invitation. */
  uid: ids.user,
  name: nameOnRecord,
  email: text(3, limits.email),
  role: roleOnRecord,
  /** Null while the invitation is open. */
  joinedAt: v.nullable(timeOnRecord),
  invitedAt: v.exactOptional(timeOnRecord),
  /** When the role was changed last. */
  changedAt: v.exactOptional(timeOnRecord),
  /** When the name was changed last. */
  renamedAt: v.exactOptional(timeOnRecord),
  /** The tag of the language that they have chosen for their account. */
  language: languageOnRecord,
  /** Since when the account is blocked: it neither reads nor writes anything personal. */
  blockedAt: v.exactOptional(timeOnRecord),
  /** Set on sample records only. */
  sample: v.exactOptional(v.literal(true)),
});

export type Member = v.InferOutput<typeof memberSchema>;
