import {
  exactOptional,
  isoTimestamp,
  literal,
  nullable,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { languageOnRecord } from '../store/languageTag';
import { lineOnRecord } from '../store/recordText';
import type { Member } from './Member';

const time = pipe(string(), isoTimestamp());

export const memberSchema: GenericSchema<unknown, Member> = object({
  uid: string(),
  name: lineOnRecord,
  email: string(),
  role: picklist(['user', 'staff', 'admin']),
  joinedAt: nullable(time),
  invitedAt: exactOptional(time),
  changedAt: exactOptional(time),
  renamedAt: exactOptional(time),
  language: languageOnRecord,
  blockedAt: exactOptional(time),
  sample: exactOptional(literal(true)),
});
