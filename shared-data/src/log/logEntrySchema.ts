import {
  exactOptional,
  isoTimestamp,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { lineOnRecord } from '../store/recordText';
import { logKinds, type LogEntry } from './LogEntry';

/** A log entry as it is read from a store. */
export const logEntrySchema: GenericSchema<unknown, LogEntry> = object({
  id: pipe(string(), nonEmpty()),
  at: pipe(string(), isoTimestamp()),
  by: object({ uid: string(), name: lineOnRecord, role: picklist(['user', 'staff', 'admin']) }),
  kind: picklist(logKinds),
  action: string(),
  subject: string(),
  detail: exactOptional(string()),
});
