import { writeSession, type Role } from 'shared-auth';
import { personWith } from './renderPortal';

/** Signs a made-up person in, who does what a test begins with: the log has to know who it was. */
export function signInAs(role: Role): void {
  writeSession(personWith(role));
}
