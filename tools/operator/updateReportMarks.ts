import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { reportMarks } from '../../shared-data/src/reports/reportMarks';
import { storedMarks } from './liveRecords';
import { updateApplications, type UpdatedApplications } from './updateApplications';
import { readCalendar, storedStatus, storedTime } from './updateDeadlines';

/**
 * Gives applications that were decided or recommended before reports were counted by the store what is counted of them
 * (`reportMarks`), with the working days of the calendar as it is now. What has been marked stays as it is, and so does
 * what cannot be read.
 * @param isDry finds them, and writes nothing
 */
export async function updateReportMarks(
  firestore: Firestore,
  isDry: boolean,
): Promise<UpdatedApplications> {
  const calendar = await readCalendar(firestore);
  const fields = [...Object.keys(subjectSchema.entries), 'decision', 'recommendation'];
  return updateApplications(firestore, { fields, isDry }, (application) => {
    const stored = application.data();
    const subject = v.safeParse(subjectSchema, stored);
    if (!subject.success) return undefined;
    const { history, ...rest } = subject.output;
    const inOrder = Object.entries(history).toSorted(
      ([one], [other]) => Number(one) - Number(other),
    );
    const events = inOrder.map(([, event]) => event);
    const marks = Object.entries(storedMarks(reportMarks({ ...rest, history: events }, calendar)));
    const missing = marks.filter(([name]) => !(name in stored));
    return missing.length > 0 ? { changes: Object.fromEntries(missing) } : undefined;
  });
}

const actor = v.object({
  ...{ uid: v.string(), name: v.string(), role: v.picklist(['user', 'staff', 'admin']) },
});

/** What the marks are made of. */
const subjectSchema = v.object({
  status: storedStatus,
  submittedAt: storedTime,
  deadline: v.optional(v.object({ day: v.string(), left: v.exactOptional(v.number()) })),
  history: v.record(
    v.string(),
    v.object({ at: storedTime, by: actor, from: v.nullable(storedStatus), to: storedStatus }),
  ),
});
