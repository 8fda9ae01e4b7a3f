import { readLostSession, readSession } from 'shared-auth';
import { countWaiting } from '../outbox/countWaiting';
import { nobody, readOwner } from './recordsOwner';

/**
 * Whether what a store that is elsewhere has left on this device is to go: it is somebody else's, or of
 * nobody. Where nobody is signed in it stays for a person who did not sign out themselves: their session
 * was lost, or ended with the browser while a submission waited.
 */
export function isToBeWiped(): boolean {
  const owner = readOwner();
  if (owner === null) return false;
  const uid = readSession()?.uid;
  if (uid !== undefined || owner === nobody) return owner !== uid;
  return readLostSession() !== owner && countWaiting() === 0;
}
