import { object, picklist, string, type GenericSchema } from 'valibot';
import { lineOnRecord } from '../store/recordText';
import { timeOnRecord } from '../store/recordTime';
import type { ActiveSession } from './ActiveSession';

export const activeSessionSchema: GenericSchema<unknown, ActiveSession> = object({
  uid: string(),
  name: lineOnRecord,
  role: picklist(['user', 'staff', 'admin']),
  seenAt: timeOnRecord,
});
