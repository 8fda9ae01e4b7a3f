import { serverTimestamp, type Transaction } from 'firebase/firestore';
import type { AccessPerson, AccessWish } from 'shared-auth';
import type { LiveContext } from '../../firestore/LiveFeature';
import { NotPermittedError } from '../../store/errors';
import { mayAsk, type AccessSeeker } from '../accessFor';
import type { Member } from '../Member';
import { addressOf, peopleIn, readInvitation, readMember, readRequest } from './peopleDocuments';

/**
 * Gives a citizen the role in an open invitation to their address, and deletes the invitation. Does nothing
 * for others, and where the address is not confirmed, which the server checks.
 */
export async function takeUpInvitation(
  { firestore, transact }: LiveContext,
  { uid, name, email }: AccessPerson,
): Promise<void> {
  const people = peopleIn(firestore);
  try {
    await transact(async (transaction) => {
      const known = readMember(await transaction.get(people.member(uid)));
      if (known && known.role !== 'user') return;
      const snapshot = await transaction.get(people.invitation(email));
      const invitation = readInvitation(snapshot);
      if (!invitation) return;
      const joined = {
        // Staff and admins have the name that the admin has written.
        name: invitation.role === 'user' ? (known?.name ?? name) : invitation.name,
        role: invitation.role,
        invitedAt: snapshot.get('invitedAt') as unknown,
      };
      const changedAt = serverTimestamp();
      if (known) transaction.update(people.member(uid), { ...joined, changedAt });
      else transaction.set(people.member(uid), { ...joined, ...newcomer(email) });
      transaction.delete(people.invitation(email));
    });
  } catch (error) {
    if (!(error instanceof NotPermittedError)) throw error;
  }
}

/** The member of an account. An account without one becomes a citizen, under its own name. */
export async function readOrPlanMember(
  { firestore, now }: LiveContext,
  transaction: Transaction,
  { uid, name, email }: AccessPerson,
): Promise<{ member: Pick<Member, 'name' | 'role'>; isNew: boolean; write: () => void }> {
  const reference = peopleIn(firestore).member(uid);
  const known = readMember(await transaction.get(reference));
  if (!known) {
    const member = { name, role: 'user' as const, ...newcomer(email) };
    return { member, isNew: true, write: () => void transaction.set(reference, member) };
  }
  // Only admins change the name of staff and admins.
  const isRenamed = known.role === 'user' && known.name !== name && mayRename(known, now());
  const write = () => {
    if (isRenamed) transaction.update(reference, { name, renamedAt: serverTimestamp() });
  };
  return { member: isRenamed ? { ...known, name } : known, isNew: false, write };
}

/** A request is filed once, and again a day after a refusal; not for a role that the person has. */
export async function readOrPlanRequest(
  { firestore, now }: LiveContext,
  transaction: Transaction,
  { uid, name, email, confirmed, position, accessLevel }: AccessSeeker & AccessWish,
  options: { again: boolean },
): Promise<(role: Member['role']) => void> {
  const reference = peopleIn(firestore).request(uid);
  const known = readRequest(await transaction.get(reference));
  const isOpen = !known || (options.again && mayAsk(known, now()));
  return (role) => {
    if (!isOpen || role === accessLevel) return;
    transaction.set(reference, {
      name,
      email: addressOf(email),
      confirmed,
      position,
      accessLevel,
      requestedAt: serverTimestamp(),
      decision: null,
    });
  };
}

/** firestore.rules let a person change their own name once an hour. */
function mayRename({ renamedAt }: Member, now: Date): boolean {
  return renamedAt === undefined || now.getTime() - Date.parse(renamedAt) > 3_600_000;
}

function newcomer(email: string) {
  return { email: addressOf(email), joinedAt: serverTimestamp() };
}
