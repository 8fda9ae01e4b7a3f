import type { Account, IdentityProvider } from 'shared-auth';

/** An identity provider that accepts every account and every call, except for what a test overrides. */
export function createFakeIdentity(overrides: Partial<IdentityProvider> = {}): IdentityProvider {
  return {
    warmUp: () => Promise.resolve(),
    signIn: (email) => Promise.resolve(account(email, null)),
    createAccount: ({ email, name }) => Promise.resolve(account(email, name)),
    signOut: () => Promise.resolve(),
    sendPasswordReset: () => Promise.resolve(),
    passwordMinimum: () => Promise.resolve(6),
    checkPassword: () => Promise.resolve({ minimum: 6, broken: [] }),
    updateName: () => Promise.resolve(),
    sendConfirmation: () => Promise.resolve(),
    refreshAccount: () => Promise.resolve(account('asha@example.com', 'Asha Kulkarni')),
    watchAccount(observer) {
      observer.next(account('asha@example.com', 'Asha Kulkarni'));
      return () => undefined;
    },
    ...overrides,
  };
}

function account(email: string, name: string | null): Account {
  return { uid: `uid-of-${email}`, email, name, confirmed: true };
}
