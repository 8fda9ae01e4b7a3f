import { FieldValue } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import type { OpenProject } from '../tools/firestore/openProject';
import { accountOf } from './accountOf';

export interface MadeAdmin {
  name: string;
  wasAdmin: boolean;
  /** Whether the email address is confirmed: the security rules grant the role only then. */
  isConfirmed: boolean;
}

/**
 * Makes the person with this address the first administrator, because there is no admin yet who could do so.
 * @throws Error if nobody has registered with the address
 */
export async function makeAdmin(project: OpenProject, address: string): Promise<MadeAdmin> {
  const { firestore } = project;
  const account = await accountOf(project, address);
  if (!account) {
    throw new Error(
      `Nobody has an account with the address ${address} yet. ` +
        'Register in the portal with it, confirm the address, and run this again.',
    );
  }
  const reference = firestore.doc(`members/${account.uid}`);
  const { name, wasAdmin } = await firestore.runTransaction(async (transaction) => {
    const member = await transaction.get(reference);
    // The name that the portal shows; the account has none if the person has never given it to the identity provider.
    const known: unknown = member.get('name');
    const name = typeof known === 'string' ? known : (account.displayName ?? address);
    if (member.get('role') === 'admin') return { name, wasAdmin: true };
    if (member.exists) {
      const changedAt = FieldValue.serverTimestamp();
      transaction.update(reference, { role: 'admin', changedAt, changedBy: 'operator' });
    } else {
      transaction.create(reference, newMember(account, address));
    }
    return { name, wasAdmin: false };
  });
  return { name, wasAdmin, isConfirmed: account.emailVerified };
}

function newMember({ displayName, email }: UserRecord, address: string) {
  return {
    name: displayName ?? address,
    email: email ?? address,
    role: 'admin',
    joinedAt: FieldValue.serverTimestamp(),
  };
}
