import * as v from 'valibot';
import { line, nameOnRecord, roleOnRecord, text } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { timeOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';

const decision = v.object({
  granted: v.boolean(),
  at: timeOnRecord,
  by: v.object({ uid: ids.user, name: nameOnRecord, role: roleOnRecord }),
});

/** The request of an account holder to work for the council (spec.md §3, staff request). */
export const accessRequestSchema = v.object({
  /** The person who made the request. */
  uid: ids.user,
  name: nameOnRecord,
  email: text(3, limits.email),
  /** Whether the address is confirmed; undefined where the store cannot know. */
  confirmed: v.exactOptional(v.boolean()),
  position: line(1, limits.requestedPosition),
  accessLevel: v.picklist(['staff', 'admin']),
  requestedAt: timeOnRecord,
  /** Null while it waits for an admin. */
  decision: v.nullable(decision),
  /** Set on sample records only. */
  sample: v.exactOptional(v.literal(true)),
});

export type AccessRequest = v.InferOutput<typeof accessRequestSchema>;
