import { object, string, type GenericSchema } from 'valibot';
import { timeOnRecord } from '../fields/recordTime';
import { nameOnRecord, roleOnRecord } from '../fields/describedFields';
import type { ActiveSession } from './ActiveSession';

export const activeSessionSchema: GenericSchema<unknown, ActiveSession> = object({
  uid: string(),
  name: nameOnRecord,
  role: roleOnRecord,
  seenAt: timeOnRecord,
});
