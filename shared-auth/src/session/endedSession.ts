import { hasSessionCookie } from './sessionCookie';

/** Local storage key of whose session is to leave nothing in this browser. */
const endingKey = 'portal-leaves-nothing';

/**
 * Notes that what a session leaves in this browser is to be wiped when it has ended: it was not to be
 * remembered, or the provider did not learn of the sign-out.
 */
export function noteEndingSession(uid: string): void {
  try {
    localStorage.setItem(endingKey, uid);
  } catch {
    // Storage is blocked, so nothing is left in it.
  }
}

/**
 * Whose session has ended and may have left something that is to be wiped; null where nobody's has. It
 * does not matter what the session record says by then: anybody can write one.
 */
export function readEndedSession(): string | null {
  try {
    return hasSessionCookie() ? null : localStorage.getItem(endingKey);
  } catch {
    return null;
  }
}

/** All of it was wiped, or the session that is open now is to be remembered. */
export function clearEndedSession(): void {
  try {
    localStorage.removeItem(endingKey);
  } catch {
    // As above.
  }
}
