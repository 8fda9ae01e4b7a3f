import { isoTimestamp, object, picklist, pipe, string, type GenericSchema } from 'valibot';
import { lineOnRecord } from '../store/recordText';
import type { ActiveSession } from './ActiveSession';

export const activeSessionSchema: GenericSchema<unknown, ActiveSession> = object({
  uid: string(),
  name: lineOnRecord,
  role: picklist(['user', 'staff', 'admin']),
  seenAt: pipe(string(), isoTimestamp()),
});
