/** Local storage key of whose session was lost. */
const lostKey = 'portal-lost-session';

/**
 * Notes that a session has ended without its person's doing: the provider's was gone. What was read and
 * typed on this device is still theirs, until they or somebody else sign in.
 */
export function noteLostSession(uid: string): void {
  try {
    localStorage.setItem(lostKey, uid);
  } catch {
    // Storage is blocked, so nothing was left in it.
  }
}

/** Whose session was lost on this device, and is nobody else's yet; or null. */
export function readLostSession(): string | null {
  try {
    return localStorage.getItem(lostKey);
  } catch {
    return null;
  }
}

/** Somebody has signed in or out since. */
export function clearLostSession(): void {
  try {
    localStorage.removeItem(lostKey);
  } catch {
    // As above.
  }
}
