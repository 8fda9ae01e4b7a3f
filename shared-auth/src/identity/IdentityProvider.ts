import type { PasswordCheck } from './PasswordCheck';

/** An account as the identity provider knows it. */
export interface Account {
  uid: string;
  email: string;
  /** The display name, or null as long as the account has none. */
  name: string | null;
  /** Whether its address is confirmed, by following the link in a mail to it. */
  confirmed: boolean;
}

/** Notified of the account that is signed in with the provider, or once that it cannot be determined. */
export interface AccountObserver {
  next: (account: Account | null) => void;
  error: (error: unknown) => void;
}

export interface KeepOptions {
  /** Whether the provider's session outlives the browser; by default it ends with the tab. */
  remember?: boolean | undefined;
}

export interface NewAccount extends KeepOptions {
  name: string;
  email: string;
  password: string;
}

/**
 * The service that keeps accounts and passwords (`spec.md §7`). Every function rejects with the
 * provider's own error, for `explainProviderError`, or with `IdentityUnavailableError`.
 */
export interface IdentityProvider {
  /** Loads the provider's code and its own session before they are needed. Need not be awaited. */
  warmUp: () => Promise<void>;
  signIn: (email: string, password: string, options?: KeepOptions) => Promise<Account>;
  /** Creates an account, which is signed in with the provider from then on. */
  createAccount: (account: NewAccount) => Promise<Account>;
  signOut: () => Promise<void>;
  /** Sends a mail with a link to choose a new password. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** The least number of characters of a password: 6 where the provider gives none (`spec.md §9`). */
  passwordMinimum: () => Promise<number>;
  /** Checks a password against the provider's password policy. */
  checkPassword: (password: string) => Promise<PasswordCheck>;
  /** Renames the signed-in account. */
  updateName: (name: string) => Promise<void>;
  /** Sends the signed-in account a mail with a link that confirms its address. */
  sendConfirmation: () => Promise<void>;
  /** Reloads the signed-in account and renews its token. */
  refreshAccount: () => Promise<Account>;
  /** Emits the signed-in account, now and at each change. The returned function unsubscribes. */
  watchAccount: (observer: AccountObserver) => () => void;
}
