import type { AccessAnswer, AccessPerson, AccessWish, Role } from 'shared-model';

export type { Access, AccessAnswer, AccessPerson, AccessWish, AskedAccess } from 'shared-model';

/** The listener: notified of each new answer, or once of the failure that ended the watching. */
export interface AccessObserver {
  next: (answer: AccessAnswer) => void;
  error: (error: Error) => void;
}

/**
 * Decides which account may enter which area. The shell passes one to `AuthProvider`; without one,
 * and where it does not enforce roles, everybody has the role that they sign in with.
 */
export interface AccessAuthority {
  /** Whether roles have to be granted; otherwise everybody has the role that they sign in with. */
  isEnforced: () => Promise<boolean>;
  /** Watches the access of the signed-in account. The returned function stops watching. */
  watch: (person: AccessPerson, role: Role) => (observer: AccessObserver) => () => void;
  /** Checks once, without any cache of the device. Rejects if there is no answer. */
  check: (person: AccessPerson, role: Role) => Promise<AccessAnswer>;
  /** Files a request for the signed-in account unless one is pending. Resolves to the access after that. */
  request: (person: AccessPerson, wish: AccessWish, role: Role) => Promise<AccessAnswer>;
}

/** What a page knows about the access to its area. */
export type AccessState =
  | { status: 'checking' }
  /** `ended`: it was granted while this page was open, and is no more. */
  | { status: 'known'; answer: AccessAnswer; ended: boolean }
  | { status: 'failed'; error: Error; retry: () => void };

/** The answer where roles are not enforced. */
export const grantedToAll: AccessAnswer = { access: 'granted', confirmed: true };
