import type { Role } from 'shared-auth';
import { type Actor, NotPermittedError } from 'shared-model';
import type { Transaction } from '../documents/Documents';
import type { RecordsContext } from './RecordsContext';

/** Whoever works in the office. */
export const atWork: readonly Role[] = ['staff', 'admin'];

/**
 * Whoever acts, if they have one of these roles: as their member record says in a council, and as their session says on a
 * device. firestore.rules ask the same. Call it before the writes.
 * @param by who acts; by default whoever is signed in
 * @throws NotPermittedError, SignedOutError
 */
export async function readActorAs(
  roles: readonly Role[],
  { traits }: Pick<RecordsContext, 'traits'>,
  transaction: Transaction,
  by?: Actor,
): Promise<Actor> {
  const actor = await traits.readActor(transaction, by);
  if (!roles.includes(actor.role)) throw new NotPermittedError('The role does not permit it.');
  return actor;
}
