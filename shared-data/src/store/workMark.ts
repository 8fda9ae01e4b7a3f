import type { UserId } from 'shared-model';
import { readSession } from 'shared-auth';
import { readMark, writeMark } from './mark';

/** Local storage key of the uid that has fetched records of citizens onto this device, as staff or admin. */
const workKey = 'portal-work';

/** Notes that records of other people will be fetched. Call it before the first one is. */
export function noteWork(uid: UserId): void {
  writeMark(workKey, uid);
}

/** Whether this device may hold records of citizens that were fetched as staff or admin. */
export function hasWorked(): boolean {
  return readMark(workKey) !== null;
}

export function clearWork(): void {
  writeMark(workKey, null);
}

/**
 * Whether the records that were fetched as staff or admin have to be wiped before anything is shown: now nobody,
 * somebody else, or the same person as a citizen is signed in.
 */
export function isWorkOver(): boolean {
  const worker = readMark(workKey);
  if (worker === null) return false;
  const session = readSession();
  return session?.uid !== worker || session.role === 'user';
}
