import { noteAct } from '../log/api';
import type { SignedInPerson } from './ActiveSession';

/** Local storage key of whose sign-in stands in the log. */
const notedKey = 'portal-sign-in-noted';

/** The same where local storage is blocked or full, for as long as the page is open, as its session is. */
let notedHere: string | null = null;

/**
 * Enters in the log that somebody who works here has signed in: once a session, not with each page that they open.
 * Nothing happens to citizens.
 */
export async function noteSignIn({ uid, role }: SignedInPerson): Promise<void> {
  if (role === 'user') return;
  const session = `${role} ${uid}`;
  if (readNoted() === session) return;
  // Before it is done: two tabs that open together make one entry.
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

/** The session has ended: the next one has an entry of its own. */
export function forgetSignIn(): void {
  notedHere = null;
  try {
    localStorage.removeItem(notedKey);
  } catch {
    // Storage is blocked, so nothing is left in it.
  }
}
