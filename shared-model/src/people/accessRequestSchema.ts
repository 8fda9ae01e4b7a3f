import {
  boolean,
  exactOptional,
  literal,
  nullable,
  object,
  picklist,
  string,
  type GenericSchema,
} from 'valibot';
import { lineOnRecord } from '../fields/recordText';
import { timeOnRecord } from '../fields/recordTime';
import type { AccessRequest } from './AccessRequest';

export const accessRequestSchema: GenericSchema<unknown, AccessRequest> = object({
  uid: string(),
  name: lineOnRecord,
  email: string(),
  confirmed: exactOptional(boolean()),
  position: lineOnRecord,
  accessLevel: picklist(['staff', 'admin']),
  requestedAt: timeOnRecord,
  decision: nullable(
    object({
      granted: boolean(),
      at: timeOnRecord,
      by: object({
        uid: string(),
        name: lineOnRecord,
        role: picklist(['user', 'staff', 'admin']),
      }),
    }),
  ),
  sample: exactOptional(literal(true)),
});
