import { readSession } from 'shared-auth';
import type { UserId } from './kinds';

/** Local storage key of who has fetched records of citizens onto this device, as staff or admin. */
const workKey = 'portal-work';

/** Notes that what is fetched from here on is of others. Call it before anything is. */
export function noteWork(uid: UserId): void {
  write(uid);
}

/** Whether records of citizens may be left on this device from somebody's work. */
export function hasWorked(): boolean {
  return readWorker() !== null;
}

export function clearWork(): void {
  write(null);
}

/**
 * Whether what was fetched at work is to go before anything is shown: nobody, somebody else, or the same
 * person as a citizen is signed in now.
 */
export function isWorkOver(): boolean {
  const worker = readWorker();
  if (worker === null) return false;
  const session = readSession();
  return session?.uid !== worker || session.role === 'user';
}

function readWorker(): string | null {
  try {
    return localStorage.getItem(workKey);
  } catch {
    return null;
  }
}

function write(uid: UserId | null): void {
  try {
    if (uid === null) localStorage.removeItem(workKey);
    else localStorage.setItem(workKey, uid);
  } catch {
    // A browser that forbids local storage forbids the databases too.
  }
}
