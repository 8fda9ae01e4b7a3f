import {
  exactOptional,
  literal,
  nullable,
  object,
  picklist,
  string,
  type GenericSchema,
} from 'valibot';
import { languageOnRecord } from '../fields/languageTag';
import { lineOnRecord } from '../fields/recordText';
import { timeOnRecord } from '../fields/recordTime';
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
