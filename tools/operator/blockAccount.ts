import { FieldValue } from 'firebase-admin/firestore';
import { entryToken, memberEntryId } from '../../shared-data/src/log/entryIds';
import { accountOf, type OpenProject } from './openProject';
import { releaseApplications } from './releaseApplications';
import { writeOperatorEntry } from './writeOperatorEntry';

/**
 * Blocks the account with this address, or opens it again: in the records, whose rules refuse it from the
 * next request on, and with the identity provider, which lets nobody sign in with it. What a blocked clerk or admin had
 * to do returns to the work list; where that fails, the command can be run again.
 * @throws Error where there is no such account
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

  // First the records: a token that was given out before is good for another hour.
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
      ...{ kind: 'role', action: blocked ? 'blocked' : 'unblocked', subject },
    });
    return subject;
  });
  await auth.updateUser(uid, { disabled: blocked });
  if (blocked) await auth.revokeRefreshTokens(uid);
  return { name, released: blocked ? await releaseApplications(firestore, uid) : 0 };
}
