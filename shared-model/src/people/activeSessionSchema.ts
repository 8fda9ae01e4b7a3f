import { object, picklist, string, type GenericSchema } from 'valibot';
import { lineOnRecord } from '../fields/recordText';
import { timeOnRecord } from '../fields/recordTime';
import type { ActiveSession } from './ActiveSession';

export const activeSessionSchema: GenericSchema<unknown, ActiveSession> = object({
  uid: string(),
  name: lineOnRecord,
  role: picklist(['user', 'staff', 'admin']),
  seenAt: timeOnRecord,
});
