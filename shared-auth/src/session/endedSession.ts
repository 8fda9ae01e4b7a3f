import { hasSessionCookie } from './sessionCookie';

/** Local storage key: uid of the person whose session must leave nothing in this browser. */
const endingKey = 'portal-leaves-nothing';

/**
 * Notes that the data of a session has to be wiped from this browser after its end: it was not to be
 * remembered, or the provider was not notified of the sign-out.
 */
export function noteEndingSession(uid: string): void {
  try {
    localStorage.setItem(endingKey, uid);
  } catch {
    // Storage is blocked, so nothing is left in it.
  }
}

/**
 * The uid whose session has ended and may have left data to wipe; null if there is none. Ignores the session
 * record, since anybody can write one.
 */
export function readEndedSession(): string | null {
  try {
    return hasSessionCookie() ? null : localStorage.getItem(endingKey);
  } catch {
    return null;
  }
}

/** To be called when everything was wiped, or when the session that is open now is to be remembered. */
export function clearEndedSession(): void {
  try {
    localStorage.removeItem(endingKey);
  } catch {
    // As above.
  }
}
