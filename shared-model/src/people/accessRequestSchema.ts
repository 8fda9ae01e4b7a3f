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
import { limits } from '../limits/limits';
import { timeOnRecord } from '../fields/recordTime';
import { line, nameOnRecord, roleOnRecord, text } from '../fields/describedFields';
import type { AccessRequest } from './AccessRequest';

export const accessRequestSchema: GenericSchema<unknown, AccessRequest> = object({
  uid: string(),
  name: nameOnRecord,
  email: text(3, limits.email),
  confirmed: exactOptional(boolean()),
  position: line(1, limits.requestedPosition),
  accessLevel: picklist(['staff', 'admin']),
  requestedAt: timeOnRecord,
  decision: nullable(
    object({
      granted: boolean(),
      at: timeOnRecord,
      by: object({
        uid: string(),
        name: nameOnRecord,
        role: roleOnRecord,
      }),
    }),
  ),
  sample: exactOptional(literal(true)),
});
