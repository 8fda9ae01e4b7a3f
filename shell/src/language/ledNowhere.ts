/** Local storage key: uid of the account whose language needed no redirect on this device. Removed with its session. */
const key = 'portal-language-stays';

/** Whether the language of an account needed no redirect on this device when it was last read. */
export function ledNowhere(uid: string): boolean {
  try {
    return localStorage.getItem(key) === uid;
  } catch {
    // Storage is blocked: it is read each time.
    return false;
  }
}

/** Notes for the next visit whose language needed no redirect; undefined after a redirect or a sign-out. */
export function noteLedNowhere(uid: string | undefined): void {
  try {
    if (uid === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, uid);
  } catch {
    // Storage is blocked: it is read each time.
  }
}
