import { type Actor, SignedOutError } from 'shared-model';
import { readSession } from 'shared-auth';

/**
 * Who is signed in at this moment, as the records name them. Read for each action, so that it is correct
 * after a sign-out, another sign-in or a change of role without a reload.
 * @throws SignedOutError if nobody is signed in
 */
export function currentActor(): Actor {
  const user = readSession();
  if (!user) throw new SignedOutError();
  const { uid, name, role } = user;
  return { uid, name, role };
}
