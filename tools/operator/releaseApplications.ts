import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../../shared-data/src/applications/Application';
import { outcomeOf } from '../../shared-data/src/applications/statusWords';
import { assignmentEntryId, entryToken } from '../../shared-data/src/log/entryIds';
import { inTransaction } from './inTransaction';
import { writeOperatorEntry } from './writeOperatorEntry';

/**
 * Gives back to the work list what somebody has that is not decided, each with its entry in the log, as the portal does when an
 * admin blocks an account (`WorklistRecords.releaseAll`). What was decided or given to somebody else meanwhile is
 * left as it is, and so is what cannot be read.
 * @returns how many were given back
 */
export async function releaseApplications(firestore: Firestore, uid: string): Promise<number> {
  const held = firestore
    .collection('applications')
    .where('assignee.uid', '==', uid)
    .where('status', 'in', undecided);
  const { docs } = await held.select().get();
  let released = 0;
  for (const { ref } of docs) {
    if (await inTransaction(firestore, release(firestore, ref, uid))) released += 1;
  }
  return released;
}

const undecided = applicationStatuses.filter((status) => outcomeOf(status) === 'pending');

function release(firestore: Firestore, reference: DocumentReference, uid: string) {
  return async (transaction: Transaction): Promise<boolean> => {
    const application = await transaction.get(reference);
    const found = v.safeParse(subjectSchema, application.data());
    if (!found.success || found.output.assignee.uid !== uid) return false;
    const { number, assignee } = found.output;
    const entry = entryToken();
    const assigned = { at: FieldValue.serverTimestamp(), entry };
    transaction.update(reference, { assignee: null, assigned });
    if (assignee.hasNote) transaction.delete(reference.collection('notes').doc('hand-over'));
    writeOperatorEntry(firestore, transaction, assignmentEntryId(reference.id, entry), {
      ...{ kind: 'assignment', action: 'released', subject: number, detail: assignee.name },
    });
    return true;
  };
}

const subjectSchema = v.object({
  number: v.string(),
  status: v.picklist(undecided),
  assignee: v.object({ uid: v.string(), name: v.string(), hasNote: v.optional(v.boolean()) }),
});
