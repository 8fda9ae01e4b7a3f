import {
  exactOptional,
  isoTimestamp,
  literal,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import type { Member } from './Member';

export const memberSchema: GenericSchema<unknown, Member> = object({
  uid: string(),
  name: string(),
  email: string(),
  role: picklist(['user', 'staff', 'admin']),
  joinedAt: pipe(string(), isoTimestamp()),
  sample: exactOptional(literal(true)),
});
