/** Local storage key: uid of the person whose session was lost. */
const lostKey = 'portal-lost-session';

/**
 * Notes that a session has ended because the provider's session was gone, and not by a sign-out. The data on
 * this device still belongs to that person, until they or somebody else sign in.
 */
export function noteLostSession(uid: string): void {
  try {
    localStorage.setItem(lostKey, uid);
  } catch {
    // Storage is blocked, so nothing was left in it.
  }
}

/** The uid whose session was lost on this device, if nobody has signed in or out since; or null. */
export function readLostSession(): string | null {
  try {
    return localStorage.getItem(lostKey);
  } catch {
    return null;
  }
}

/** To be called when somebody has signed in or out. */
export function clearLostSession(): void {
  try {
    localStorage.removeItem(lostKey);
  } catch {
    // As above.
  }
}
