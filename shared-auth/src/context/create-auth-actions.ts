import type { Account, IdentityProvider } from '../identity/identity-provider';
import type { Role } from '../role/role';
import { readSession } from '../session/session-record';
import type { AuthContextValue, Credentials } from './auth-context';
import type { SessionChanges } from './useSessionChanges';

type AuthActions = Omit<AuthContextValue, 'user' | 'flags' | 'identity'>;

/** The context functions of `spec.md §7`, over an identity provider and the session of the page. */
export function createAuthActions(
  identity: IdentityProvider,
  session: SessionChanges,
): AuthActions {
  async function login(role: Role, { email, password, name }: Credentials, remember = true) {
    const account = await identity.signIn(email, password);
    session.open({ ...identified(account), name: account.name ?? name, role }, { remember });
  }

  return {
    registerUser({ uid, name, email, role }) {
      session.open({ uid, name, email, role });
      return Promise.resolve();
    },

    loginUser: ({ remember, ...credentials }) => login('user', credentials, remember),
    loginStaff: (credentials) => login('staff', credentials),
    loginAdmin: (credentials) => login('admin', credentials),

    async registerAdmin({ name, email, password }) {
      const account = await identity.createAccount({ name, email, password });
      session.open({ ...identified(account), name, role: 'admin' });
    },

    async registerStaff({ name, email, password, position, accessLevel }) {
      const account = await identity.createAccount({ name, email, password });
      session.open({ ...identified(account), name, role: 'staff', position, accessLevel });
    },

    logout() {
      session.end();
      identity.signOut().catch((error: unknown) => {
        // It catches up when its code is next loaded: see endForgottenSession.
        console.warn('The identity provider could not be told of the sign-out.', error);
      });
    },

    async updateName(name) {
      const uid = readSession()?.uid;
      if (uid === undefined) return;
      await identity.updateName(name);
      session.rename(uid, name);
    },

    async requestPasswordReset(email) {
      try {
        await identity.sendPasswordReset(email);
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
      }
    },
  };
}

function identified({ uid, email }: Account) {
  return { uid, email };
}

/** Who has an account here is nobody else's business. */
function isUnknownAddress(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
