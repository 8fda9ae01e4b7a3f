import { readLostSession, readSession } from 'shared-auth';
import { countWaiting } from '../outbox/countWaiting';
import { nobody, readOwner } from '../store/recordsOwner';

/**
 * Whether the live store's local data on this device has to be wiped: its owner is somebody else, or it was disowned.
 * If nobody is signed in, it stays for an owner who did not sign out themselves: their session was lost, or ended
 * with the browser while a submission waited.
 */
export function isToBeWiped(): boolean {
  const owner = readOwner();
  if (owner === null) return false;
  const uid = readSession()?.uid;
  if (uid !== undefined || owner === nobody) return owner !== uid;
  return readLostSession() !== owner && countWaiting() === 0;
}
