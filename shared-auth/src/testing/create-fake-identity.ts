import type { Account, IdentityProvider } from '../identity/identity-provider';
import { checkDefaultPolicy } from '../identity/password-check';
import { ProviderError } from './ProviderError';

export interface FakeAccount extends Account {
  password: string;
}

/** An identity provider in memory, with a few accounts to begin with. */
export function createFakeIdentity(accounts: readonly FakeAccount[] = []): IdentityProvider {
  const known = new Map(accounts.map((account) => [account.email, account]));

  return {
    warmUp: () => Promise.resolve(),

    signIn(email, password) {
      const account = known.get(email);
      if (account?.password !== password) {
        return Promise.reject(new ProviderError('auth/invalid-credential'));
      }
      return Promise.resolve(account);
    },

    createAccount({ name, email, password }) {
      if (known.has(email)) return Promise.reject(new ProviderError('auth/email-already-in-use'));
      const account = { uid: `uid-${known.size + 1}`, email, name, password };
      known.set(email, account);
      return Promise.resolve(account);
    },

    signOut: () => Promise.resolve(),
    sendPasswordReset: (email) =>
      known.has(email)
        ? Promise.resolve()
        : Promise.reject(new ProviderError('auth/user-not-found')),
    passwordMinimum: () => Promise.resolve(checkDefaultPolicy('').minimum),
    checkPassword: (password) => Promise.resolve(checkDefaultPolicy(password)),
    updateName: () => Promise.resolve(),
  };
}
