const probeKey = 'portal-probe';

/** Longer than a session record usually is. */
const probe = ' '.repeat(1000);

/**
 * Whether this browser can store a session. Ask before the provider stores an account: one that outlives the page
 * would be removed when the next tab finds no session for it, and end the session of this page.
 */
export function canStoreSession(): boolean {
  try {
    localStorage.setItem(probeKey, probe);
    localStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}
