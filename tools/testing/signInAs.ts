import { writeSession, type Role } from 'shared-auth';
import { personWith } from './renderPortal';

/** Signs a made-up person in for a test's first actions: the log needs an author. */
export function signInAs(role: Role): void {
  writeSession(personWith(role));
}
