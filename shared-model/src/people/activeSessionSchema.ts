import * as v from 'valibot';
import { nameOnRecord, roleOnRecord } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { timeOnRecord } from '../fields/recordTime';

/** Somebody who is signed in somewhere and has been seen lately. */
export const activeSessionSchema = v.object({
  uid: ids.user,
  name: nameOnRecord,
  role: roleOnRecord,
  seenAt: timeOnRecord,
});

export type ActiveSession = v.InferOutput<typeof activeSessionSchema>;
