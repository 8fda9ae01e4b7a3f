import type { AccessLevel, Role, RoleFlags, SessionUser } from 'shared-model';
import { createContext } from 'react';
import type { IdentityProvider } from '../identity/IdentityProvider';

export interface UserRegistration {
  name: string;
  email: string;
  /** Of the account that `identity.createAccount` made. */
  uid: string;
  role: Role;
}

export interface Credentials {
  email: string;
  password: string;
  /** Used only for an account that has no display name of its own. */
  name: string;
  /** Whether the session outlives the browser: by default a citizen's does, that of staff and admins does not. */
  remember?: boolean;
}

export interface AdminRegistration {
  name: string;
  email: string;
  password: string;
}

export interface StaffRegistration extends AdminRegistration {
  position: string;
  accessLevel: AccessLevel;
}

/** A page of the portal, to return to later. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The session and the functions of `spec.md §7`. They store the record and set the flag; none of them
 * navigates, except `logout` and `loseSession`. Those that call the provider or check the access of the
 * account reject with the error of that call: show it with `explainProviderError`.
 */
export interface AuthContextValue {
  user: SessionUser | null;
  flags: RoleFlags;
  identity: IdentityProvider;
  /** Opens the session of an account that was just created with the provider. */
  registerUser: (registration: UserRegistration) => Promise<void>;
  loginUser: (credentials: Credentials) => Promise<void>;
  loginStaff: (credentials: Credentials) => Promise<void>;
  loginAdmin: (credentials: Credentials) => Promise<void>;
  /** Makes the account and opens its session. */
  registerAdmin: (registration: AdminRegistration) => Promise<void>;
  /** Makes the account and opens its session. */
  registerStaff: (registration: StaffRegistration) => Promise<void>;
  /**
   * Clears the flags and the record and goes to `/`; the provider is notified in the background. If
   * something would be lost, the person is asked first (`AuthProvider`, `confirmLogout`).
   */
  logout: () => void;
  /**
   * Ends a session whose account is no longer signed in with the provider, and goes to the role's
   * login, which explains it. The person's unfinished work stays on the device.
   */
  loseSession: (role: Role, from: PageAddress) => void;
  /**
   * Switches the session to another role of the same account. Where roles are enforced, the access is
   * checked first.
   * @throws NoAccessError, AccessUnknownError
   */
  continueAs: (role: Role) => Promise<void>;
  /** Renames the person with the provider, then in the session. */
  updateName: (name: string) => Promise<void>;
  /** Sends the reset mail. Resolves in the same way whether or not the address has an account. */
  requestPasswordReset: (email: string) => Promise<void>;
}

export const AuthContext = createContext<AuthContextValue | null>(null);
