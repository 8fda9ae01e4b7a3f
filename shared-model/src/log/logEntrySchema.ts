import {
  exactOptional,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { lineOnRecord } from '../fields/recordText';
import { timeOnRecord } from '../fields/recordTime';
import { logKinds, type LogEntry } from './LogEntry';

/** A log entry as it is read from a store. */
export const logEntrySchema: GenericSchema<unknown, LogEntry> = object({
  id: pipe(string(), nonEmpty()),
  at: timeOnRecord,
  by: object({ uid: string(), name: lineOnRecord, role: picklist(['user', 'staff', 'admin']) }),
  kind: picklist(logKinds),
  action: string(),
  subject: string(),
  detail: exactOptional(string()),
});
