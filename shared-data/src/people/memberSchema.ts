import {
  exactOptional,
  literal,
  nullable,
  object,
  picklist,
  string,
  type GenericSchema,
} from 'valibot';
import { languageOnRecord } from '../store/languageTag';
import { lineOnRecord } from '../store/recordText';
import { timeOnRecord } from '../store/recordTime';
import type { Member } from './Member';

export const memberSchema: GenericSchema<unknown, Member> = object({
  uid: string(),
  name: lineOnRecord,
  email: string(),
  role: picklist(['user', 'staff', 'admin']),
  joinedAt: nullable(timeOnRecord),
  invitedAt: exactOptional(timeOnRecord),
  changedAt: exactOptional(timeOnRecord),
  renamedAt: exactOptional(timeOnRecord),
  language: languageOnRecord,
  blockedAt: exactOptional(timeOnRecord),
  sample: exactOptional(literal(true)),
});
