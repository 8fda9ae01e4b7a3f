import { doc, type Transaction } from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { Actor } from '../../applications/Application';
import type { LiveContext } from '../../firestore/LiveFeature';

/**
 * The signed-in person with the name and role in `members`, which log entries are written with. Call it before the
 * writes of the transaction.
 * @throws SignedOutError
 */
export async function readActor(
  { firestore, uid }: Pick<LiveContext, 'firestore' | 'uid'>,
  transaction: Transaction,
): Promise<Actor> {
  const own = uid();
  const member = await transaction.get(doc(firestore, 'members', own));
  const name: unknown = member.get('name');
  const role: unknown = member.get('role');
  return {
    uid: own,
    name: typeof name === 'string' ? name : '',
    role: isRole(role) ? role : 'user',
  };
}

function isRole(value: unknown): value is Role {
  return value === 'user' || value === 'staff' || value === 'admin';
}
