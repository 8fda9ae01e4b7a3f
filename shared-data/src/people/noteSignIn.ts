import { noteAct } from '../log/api';
import type { SignedInPerson } from './ActiveSession';

/** Local storage key of the person whose sign-in is in the log. */
const notedKey = 'portal-sign-in-noted';

/** Replaces the key where local storage is blocked or full, for as long as the page is open, as its session is. */
let notedHere: string | null = null;

/**
 * Enters in the log that a member of staff or an admin has signed in: once a session, not with each page that they
 * open. Does nothing for citizens.
 */
export async function noteSignIn({ uid, role }: SignedInPerson): Promise<void> {
  if (role === 'user') return;
  const session = `${role} ${uid}`;
  if (readNoted() === session) return;
  // Set before the entry is written, so that two tabs that open together make one entry.
  keepNoted(session);
  try {
    await noteAct({ kind: 'sign-in', action: 'signed-in', subject: '' });
  } catch (error) {
    forgetSignIn();
    throw error;
  }
}

function readNoted(): string | null {
  if (notedHere !== null) return notedHere;
  try {
    return localStorage.getItem(notedKey);
  } catch {
    return null;
  }
}

function keepNoted(session: string): void {
  try {
    localStorage.setItem(notedKey, session);
    notedHere = null;
  } catch {
    notedHere = session;
  }
}

/** Call it when the session has ended: the next one gets its own entry. */
export function forgetSignIn(): void {
  notedHere = null;
  try {
    localStorage.removeItem(notedKey);
  } catch {
    // Storage is blocked, so nothing is left in it.
  }
}
