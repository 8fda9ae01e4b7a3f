import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../shared-model/src/applications/Application';
import { outcomeOf } from '../shared-model/src/applications/statusWords';
import { composeEntry, type NewLogEntry } from '../shared-model/src/log/composeEntry';
import { assignmentEntryId, entryToken, memberEntryId } from '../shared-model/src/log/entryIds';
import { inTransaction } from './inTransaction';
import type { OpenProject } from '../tools/firestore/openProject';
import { accountOf } from './accountOf';

/**
 * Blocks the account with this address, or unblocks it. In the records: the security rules refuse its requests from the
 * next one on. At the identity provider: sign-in is refused. The undecided applications of a blocked clerk or admin
 * return to the work list; if that fails, the command can be run again.
 * @throws Error if there is no such account
 */
export async function blockAccount(
  project: OpenProject,
  address: string,
  blocked: boolean,
): Promise<{ name: string; released: number }> {
  const { auth, firestore } = project;
  const account = await accountOf(project, address);
  if (!account) throw new Error(`Nobody has an account with the address ${address}.`);
  const { uid, email = address, displayName = email } = account;

  // The records first: a token that was issued before stays valid for up to an hour.
  const reference = firestore.doc(`members/${uid}`);
  const name = await firestore.runTransaction(async (transaction) => {
    const member = await transaction.get(reference);
    const known: unknown = member.get('name');
    const subject = typeof known === 'string' ? known : displayName;
    const logged = entryToken();
    const blockedAt = blocked ? FieldValue.serverTimestamp() : null;
    const joinedAt = FieldValue.serverTimestamp();
    const newcomer = member.exists ? {} : { name: subject, email, role: 'user', joinedAt };
    const block = { blockedAt, blockedBy: 'operator', logged };
    transaction.set(reference, { ...newcomer, ...block }, { merge: true });
    writeOperatorEntry(firestore, transaction, memberEntryId(uid, logged), {
      kind: 'role',
      action: blocked ? 'blocked' : 'unblocked',
      subject,
    });
    return subject;
  });
  await auth.updateUser(uid, { disabled: blocked });
  if (blocked) await auth.revokeRefreshTokens(uid);
  return { name, released: blocked ? await releaseApplications(firestore, uid) : 0 };
}

/**
 * Returns the person's undecided applications to the work list, each with an entry in the log, as the portal does when an admin
 * blocks an account (`WorklistRecords.releaseAll`). Applications that were decided or reassigned meanwhile, and those that
 * cannot be read, are left as they are.
 * @returns how many were returned
 */
async function releaseApplications(firestore: Firestore, uid: string): Promise<number> {
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
      kind: 'assignment',
      action: 'released',
      subject: number,
      detail: assignee.name,
    });
    return true;
  };
}

const subjectSchema = v.object({
  number: v.string(),
  status: v.picklist(undecided),
  assignee: v.object({ uid: v.string(), name: v.string(), hasNote: v.optional(v.boolean()) }),
});

/** The author of the log entries. The operator has no account with the portal. */
const operator = { uid: 'operator', name: 'Operator', role: 'admin' } as const;

/** Writes the log entry of an operator's action in the same transaction, as the portal does for the actions of its users. */
function writeOperatorEntry(
  firestore: Firestore,
  transaction: Transaction,
  id: string,
  entry: Omit<NewLogEntry, 'by'>,
): void {
  const at = FieldValue.serverTimestamp();
  const composed = composeEntry({ ...entry, by: operator });
  transaction.create(firestore.doc(`log/${id}`), { ...composed, at });
}
