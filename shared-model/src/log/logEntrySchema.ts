import {
  exactOptional,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { limits } from '../limits/limits';
import { timeOnRecord } from '../fields/recordTime';
import { described, nameOnRecord, roleOnRecord, text } from '../fields/describedFields';
import { logKinds, type LogEntry } from './LogEntry';

/** A log entry as it is read from a store. */
export const logEntrySchema: GenericSchema<unknown, LogEntry> = object({
  id: pipe(string(), nonEmpty()),
  at: timeOnRecord,
  by: object({ uid: string(), name: nameOnRecord, role: roleOnRecord }),
  kind: picklist(logKinds),
  action: described(string(), { kind: 'text', pattern: '[a-z-]{1,40}' }),
  subject: text(0, limits.log.subject),
  detail: exactOptional(text(1, limits.log.detail)),
});
