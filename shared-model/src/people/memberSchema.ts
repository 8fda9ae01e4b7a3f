import { exactOptional, literal, nullable, object, string, type GenericSchema } from 'valibot';
import { languageOnRecord } from '../fields/languageTag';
import { limits } from '../limits/limits';
import { timeOnRecord } from '../fields/recordTime';
import { nameOnRecord, roleOnRecord, text } from '../fields/describedFields';
import type { Member } from './Member';

export const memberSchema: GenericSchema<unknown, Member> = object({
  uid: string(),
  name: nameOnRecord,
  email: text(3, limits.email),
  role: roleOnRecord,
  joinedAt: nullable(timeOnRecord),
  invitedAt: exactOptional(timeOnRecord),
  changedAt: exactOptional(timeOnRecord),
  renamedAt: exactOptional(timeOnRecord),
  language: languageOnRecord,
  blockedAt: exactOptional(timeOnRecord),
  sample: exactOptional(literal(true)),
});
