import { noteAct } from '../log/api';
import type { SignedInPerson } from './ActiveSession';

/** Local storage key of whose sign-in stands in the log. */
const notedKey = 'portal-sign-in-noted';

/**
 * Enters in the log that somebody who works here has signed in: once a session, not with each page that they open.
 * Nothing happens to citizens.
 */
export async function noteSignIn({ uid, role }: SignedInPerson): Promise<void> {
  if (role === 'user') return;
  const session = `${role} ${uid}`;
  try {
    if (localStorage.getItem(notedKey) === session) return;
    // Before it is done: two tabs that open together make one entry.
    localStorage.setItem(notedKey, session);
  } catch {
    return;
  }
  try {
    await noteAct({ kind: 'sign-in', action: 'signed-in', subject: '' });
  } catch (error) {
    forgetSignIn();
    throw error;
  }
}

/** The session has ended: the next one has an entry of its own. */
export function forgetSignIn(): void {
  try {
    localStorage.removeItem(notedKey);
  } catch {
    // Storage is blocked, so nothing is left in it.
  }
}
