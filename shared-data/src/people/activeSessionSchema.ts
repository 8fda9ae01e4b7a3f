import { object, string, type GenericSchema } from 'valibot';
import { timeOnRecord } from '../store/recordTime';
import { nameOnRecord, roleOnRecord } from '../store/storedFields';
import type { ActiveSession } from './ActiveSession';

export const activeSessionSchema: GenericSchema<unknown, ActiveSession> = object({
  uid: string(),
  name: nameOnRecord,
  role: roleOnRecord,
  seenAt: timeOnRecord,
});
