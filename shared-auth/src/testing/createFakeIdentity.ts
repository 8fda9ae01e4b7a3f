import type { Account, AccountObserver, IdentityProvider } from '../identity/IdentityProvider';
import { checkDefaultPolicy } from '../identity/PasswordCheck';
import { ProviderError } from './ProviderError';

export interface FakeAccount extends Omit<Account, 'confirmed'> {
  password: string;
  /** Whether its address is confirmed; by default it is. */
  confirmed?: boolean;
}

interface KnownAccount extends Account {
  password: string;
}

/** An identity provider in memory, with a few accounts to begin with; nobody is signed in at first. */
export function createFakeIdentity(accounts: readonly FakeAccount[] = []): IdentityProvider {
  const known = new Map<string, KnownAccount>(
    accounts.map((account) => [account.email, { confirmed: true, ...account }]),
  );
  const watchers = new Set<AccountObserver>();
  let current: KnownAccount | null = null;

  function signedIn(account: KnownAccount | null) {
    current = account;
    for (const watcher of watchers) watcher.next(current);
  }

  function toAccount({ uid, email, name, confirmed }: KnownAccount): Account {
    return { uid, email, name, confirmed };
  }

  return {
    warmUp: () => Promise.resolve(),

    signIn(email, password) {
      const account = known.get(email);
      if (account?.password !== password) {
        return Promise.reject(new ProviderError('auth/invalid-credential'));
      }
      signedIn(account);
      return Promise.resolve(toAccount(account));
    },

    createAccount({ name, email, password }) {
      if (known.has(email)) return Promise.reject(new ProviderError('auth/email-already-in-use'));
      const account = {
        uid: `uid-${known.size + 1}`,
        email,
        name,
        password,
        confirmed: false,
      };
      known.set(email, account);
      signedIn(account);
      return Promise.resolve(toAccount(account));
    },

    signOut() {
      signedIn(null);
      return Promise.resolve();
    },
    sendPasswordReset: (email) =>
      known.has(email)
        ? Promise.resolve()
        : Promise.reject(new ProviderError('auth/user-not-found')),
    passwordMinimum: () => Promise.resolve(checkDefaultPolicy('').minimum),
    checkPassword: (password) => Promise.resolve(checkDefaultPolicy(password)),
    updateName: () => Promise.resolve(),
    sendConfirmation: () => Promise.resolve(),
    refreshAccount: () =>
      current
        ? Promise.resolve(toAccount(current))
        : Promise.reject(new ProviderError('auth/requires-recent-login')),
    watchAccount(observer) {
      watchers.add(observer);
      observer.next(current);
      return () => watchers.delete(observer);
    },
  };
}
