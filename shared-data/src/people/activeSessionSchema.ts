import { isoTimestamp, object, picklist, pipe, string, type GenericSchema } from 'valibot';
import type { ActiveSession } from './ActiveSession';

export const activeSessionSchema: GenericSchema<unknown, ActiveSession> = object({
  uid: string(),
  name: string(),
  role: picklist(['user', 'staff', 'admin']),
  seenAt: pipe(string(), isoTimestamp()),
});
