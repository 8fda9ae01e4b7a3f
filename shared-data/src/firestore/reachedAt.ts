/** Local storage key of the time at which the server last answered. */
const reachedKey = 'portal-reached';

/** When the server last answered on this device, ISO 8601; null where it never has. */
export function readReachedAt(): string | null {
  try {
    return localStorage.getItem(reachedKey);
  } catch {
    return null;
  }
}

/** Keeps it over reloads; null forgets it. */
export function keepReachedAt(time: string | null): void {
  try {
    if (time === null) localStorage.removeItem(reachedKey);
    else localStorage.setItem(reachedKey, time);
  } catch {
    // Known until the page is closed.
  }
}
