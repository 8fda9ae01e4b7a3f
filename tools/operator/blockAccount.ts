import { FieldValue } from 'firebase-admin/firestore';
import { accountOf, type OpenProject } from './openProject';

/**
 * Blocks the account with this address, or opens it again: in the records, whose rules refuse it from the
 * next request on, and with the identity provider, which lets nobody sign in with it.
 * @throws Error where there is no such account
 */
export async function blockAccount(
  project: OpenProject,
  address: string,
  blocked: boolean,
): Promise<{ name: string }> {
  const { auth, firestore } = project;
  const account = await accountOf(project, address);
  if (!account) throw new Error(`Nobody has an account with the address ${address}.`);
  const { uid, email = address, displayName: name = email } = account;

  // First the records: a token that was given out before is good for another hour.
  const reference = firestore.doc(`members/${uid}`);
  const known = await firestore.runTransaction(async (transaction) => {
    const member = await transaction.get(reference);
    const blockedAt = blocked ? FieldValue.serverTimestamp() : null;
    const joinedAt = FieldValue.serverTimestamp();
    const newcomer = member.exists ? {} : { name, email, role: 'user', joinedAt };
    transaction.set(reference, { ...newcomer, blockedAt, blockedBy: 'operator' }, { merge: true });
    return member.get('name') as unknown;
  });
  await auth.updateUser(uid, { disabled: blocked });
  if (blocked) await auth.revokeRefreshTokens(uid);
  return { name: typeof known === 'string' ? known : name };
}
