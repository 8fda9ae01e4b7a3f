import type { SignedInPerson } from 'shared-model';
import { noteAct } from './log';
import { readMark, writeMark } from '../store/mark';

/** Local storage key of the person whose sign-in is in the log. */
const notedKey = 'portal-sign-in-noted';

/**
 * Enters in the log that a member of staff or an admin has signed in: once a session, not with each page that they
 * open. Does nothing for citizens.
 */
export async function noteSignIn({ uid, role }: SignedInPerson): Promise<void> {
  if (role === 'user') return;
  const session = `${role} ${uid}`;
  if (readMark(notedKey) === session) return;
  // Set before the entry is written, so that two tabs that open together make one entry.
  writeMark(notedKey, session);
  try {
    await noteAct({ kind: 'sign-in', action: 'signed-in', subject: '' });
  } catch (error) {
    forgetSignIn();
    throw error;
  }
}

/** Call it when the session has ended: the next one gets its own entry. */
export function forgetSignIn(): void {
  writeMark(notedKey, null);
}
