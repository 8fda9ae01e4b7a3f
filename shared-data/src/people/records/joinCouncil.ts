import {
  type AccessSeeker,
  mayAsk,
  type Member,
  NotPermittedError,
  type SignedInPerson,
} from 'shared-model';
import type { AccessPerson, AccessWish } from 'shared-auth';
import type { Transaction } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext } from '../../store/RecordsContext';
import { addressOf, people, readInvitation, readMember, readRequest } from './peopleDocuments';

/**
 * Gives a citizen the role in an open invitation to their address, and deletes the invitation. Does nothing
 * for others, and where the address is not confirmed, which the server checks.
 */
export async function takeUpInvitation(
  { transact }: RecordsContext,
  { uid, name, email }: AccessPerson,
): Promise<void> {
  try {
    await transact(async (transaction) => {
      const known = readMember(await transaction.get(people.member(uid)));
      if (known && known.role !== 'user') return;
      const document = await transaction.get(people.invitation(email));
      const invitation = readInvitation(document);
      if (!invitation) return;
      const joined = {
        // Staff and admins have the name that the admin has written.
        name: invitation.role === 'user' ? (known?.name ?? name) : invitation.name,
        role: invitation.role,
        invitedAt: document.unchanged('invitedAt'),
      };
      if (known) transaction.update(people.member(uid), { ...joined, changedAt: serverTime });
      else transaction.set(people.member(uid), { ...joined, ...newcomer(email) });
      transaction.delete(people.invitation(email));
    });
  } catch (error) {
    if (!(error instanceof NotPermittedError)) throw error;
  }
}

/** The member of an account. An account without one joins, under its own name. */
export async function readOrPlanMember(
  { now, traits }: RecordsContext,
  transaction: Transaction,
  { uid, name, email, role }: AccessPerson & Partial<Pick<SignedInPerson, 'role'>>,
): Promise<{ member: Pick<Member, 'name' | 'role'>; isNew: boolean; write: () => void }> {
  const path = people.member(uid);
  const known = readMember(await transaction.get(path));
  if (!known) {
    const member = { name, role: traits.roleOnJoining(role ?? 'user'), ...newcomer(email) };
    return { member, isNew: true, write: () => transaction.set(path, member) };
  }
  // Only admins change the name of staff and admins.
  const isRenamed = known.role === 'user' && known.name !== name && mayRename(known, now());
  const write = () => {
    if (isRenamed) transaction.update(path, { name, renamedAt: serverTime });
  };
  return { member: isRenamed ? { ...known, name } : known, isNew: false, write };
}

/** A request is filed once, and again a day after a refusal; not for a role that the person has. */
export async function readOrPlanRequest(
  { now, traits }: RecordsContext,
  transaction: Transaction,
  { uid, name, email, confirmed, position, accessLevel }: AccessSeeker & AccessWish,
  options: { again: boolean },
): Promise<(role: Member['role']) => void> {
  const path = people.request(uid);
  const known = readRequest(await transaction.get(path));
  const isOpen = !known || (options.again && mayAsk(known, now()));
  return (role) => {
    if (!isOpen || !traits.mustAskFor(role, accessLevel)) return;
    transaction.set(path, {
      name,
      email: addressOf(email),
      confirmed,
      position,
      accessLevel,
      requestedAt: serverTime,
      decision: null,
    });
  };
}

/** firestore.rules let a person change their own name once an hour. */
function mayRename({ renamedAt }: Member, now: Date): boolean {
  return renamedAt === undefined || now.getTime() - Date.parse(renamedAt) > 3_600_000;
}

function newcomer(email: string) {
  return { email: addressOf(email), joinedAt: serverTime };
}
