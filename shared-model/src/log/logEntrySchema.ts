import * as v from 'valibot';
import { described, nameOnRecord, roleOnRecord, text } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { timeOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';
import { logKinds } from './logKinds';

/** One line of the log: who did what, and when. Nobody changes or removes it. */
export const logEntrySchema = v.object({
  id: v.pipe(ids.logEntry, v.nonEmpty()),
  at: timeOnRecord,
  by: v.object({ uid: ids.user, name: nameOnRecord, role: roleOnRecord }),
  kind: v.picklist(logKinds),
  /** What was done, as a code of its kind, such as 'approved', 'revoked', 'published'. */
  action: described(v.string(), { kind: 'text', pattern: '[a-z-]{1,40}' }),
  /** What it was done to: the number of an application, the name of a person or a service. */
  subject: text(0, limits.log.subject),
  /** Further details: a reason, a number, the role. */
  detail: v.exactOptional(text(1, limits.log.detail)),
});

export type LogEntry = v.InferOutput<typeof logEntrySchema>;
