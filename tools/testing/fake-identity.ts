import type { IdentityProvider } from 'shared-auth';

/** An identity provider that knows every account and refuses nothing, save what a test says. */
export function createFakeIdentity(overrides: Partial<IdentityProvider> = {}): IdentityProvider {
  return {
    warmUp: () => Promise.resolve(),
    signIn: (email) => Promise.resolve({ uid: `uid-of-${email}`, email, name: null }),
    createAccount: ({ email, name }) => Promise.resolve({ uid: `uid-of-${email}`, email, name }),
    signOut: () => Promise.resolve(),
    sendPasswordReset: () => Promise.resolve(),
    passwordMinimum: () => Promise.resolve(6),
    checkPassword: () => Promise.resolve({ minimum: 6, broken: [] }),
    updateName: () => Promise.resolve(),
    ...overrides,
  };
}
