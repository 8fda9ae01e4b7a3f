import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { updateApplications, type UpdatedApplications } from './updateApplications';

/**
 * Moves the words with which an application was handed over out of the application, which its citizen may read, to beside
 * it, as the portal writes them now.
 * @param isDry finds them, and writes nothing
 */
export function moveNotes(firestore: Firestore, isDry: boolean): Promise<UpdatedApplications> {
  return updateApplications(firestore, { fields: ['assignee'], isDry }, (application) => {
    const found = v.safeParse(subjectSchema, application.data());
    if (!found.success) return undefined;
    const { uid, name, at, by, note } = found.output.assignee;
    return {
      changes: { assignee: { uid, name, at, by, hasNote: true } },
      beside: {
        reference: application.ref.collection('notes').doc('hand-over'),
        data: { text: note, by, at },
      },
    };
  });
}

const person = { uid: v.string(), name: v.string() };

/** Of an earlier portal. */
const subjectSchema = v.object({
  assignee: v.object({
    ...person,
    at: v.instance(Timestamp),
    by: v.object(person),
    note: v.string(),
  }),
});
