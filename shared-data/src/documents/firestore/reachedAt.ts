import { isSessionRemembered } from 'shared-auth';

/** Local storage key of the time at which the server last responded. */
const reachedKey = 'portal-reached';

/**
 * When the server last responded on this device, ISO 8601; null if it never has, or if the cache does not survive the page: then
 * an earlier response says nothing about what the cache lacks.
 */
export function readReachedAt(): string | null {
  if (!isSessionRemembered()) return null;
  try {
    return localStorage.getItem(reachedKey);
  } catch {
    return null;
  }
}

/** Saves the time across reloads; null deletes it. */
export function keepReachedAt(time: string | null): void {
  try {
    if (time === null) localStorage.removeItem(reachedKey);
    else localStorage.setItem(reachedKey, time);
  } catch {
    // Without local storage the time is lost when the page is closed.
  }
}
