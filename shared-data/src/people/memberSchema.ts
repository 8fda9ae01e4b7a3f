import { exactOptional, literal, nullable, object, string, type GenericSchema } from 'valibot';
import { languageOnRecord } from '../store/languageTag';
import { limits } from '../limits';
import { timeOnRecord } from '../store/recordTime';
import { nameOnRecord, roleOnRecord, text } from '../store/storedFields';
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
