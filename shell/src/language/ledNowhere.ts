/** Local storage key: whose account was found to have no other language than this device shows. Gone with its session. */
const key = 'portal-language-stays';

/** Whether the language of an account led nowhere from here, the last time that it was read. */
export function ledNowhere(uid: string): boolean {
  try {
    return localStorage.getItem(key) === uid;
  } catch {
    // Storage is blocked: it is read each time.
    return false;
  }
}

/** Notes for the next visit whose language led nowhere; undefined where it led elsewhere, or once they have signed out. */
export function noteLedNowhere(uid: string | undefined): void {
  try {
    if (uid === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, uid);
  } catch {
    // Storage is blocked: it is read each time.
  }
}
