import {
  boolean,
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
import { lineOnRecord } from '../store/recordText';
import type { AccessRequest } from './AccessRequest';

const time = pipe(string(), isoTimestamp());

export const accessRequestSchema: GenericSchema<unknown, AccessRequest> = object({
  uid: string(),
  name: lineOnRecord,
  email: string(),
  confirmed: exactOptional(boolean()),
  position: lineOnRecord,
  accessLevel: picklist(['staff', 'admin']),
  requestedAt: time,
  decision: nullable(
    object({
      granted: boolean(),
      at: time,
      by: object({
        uid: string(),
        name: lineOnRecord,
        role: picklist(['user', 'staff', 'admin']),
      }),
    }),
  ),
  sample: exactOptional(literal(true)),
});
