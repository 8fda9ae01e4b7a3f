import { IdentityUnavailableError } from '../identity/IdentityUnavailableError';
import { clearEndedSession, noteEndingSession } from '../session/endedSession';
import { readSession } from '../session/sessionRecord';
import type { AuthActions, AuthActionsParts } from './createAuthActions';

/** Milliseconds after which the provider is notified of a sign-out, even if data is not deleted by then. */
const forgetTimeout = 15_000;

/**
 * The context functions. The code of those that call the provider is loaded with the first call: most
 * pages are read without signing in.
 * @throws IdentityUnavailableError (those functions, as a rejection) when the code cannot be loaded
 */
export function lazyAuthActions(parts: AuthActionsParts): AuthActions {
  const { identity, session, confirmLogout = goOn } = parts;

  async function asking() {
    try {
      const { createAuthActions } = await import('./createAuthActions');
      return createAuthActions(parts);
    } catch (cause) {
      throw new IdentityUnavailableError(cause);
    }
  }

  function leave() {
    const uid = readSession()?.uid;
    const late = new Promise((resolve) => setTimeout(resolve, forgetTimeout));
    void Promise.race([session.end(), late])
      .catch((error: unknown) => console.error('What was read could not be forgotten.', error))
      .then(() => identity.signOut())
      .then(clearUnlessSignedIn, (error: unknown) => {
        console.warn('The identity provider did not learn of the sign-out.', error);
        // The provider's stored account is wiped when the portal is next opened.
        if (uid !== undefined && !readSession()) noteEndingSession(uid);
      });
  }

  return {
    registerUser({ uid, name, email, role }) {
      session.open({ uid, name, email, role });
      return Promise.resolve();
    },
    logout: () => confirmLogout(leave),
    loseSession: session.lose,
    loginUser: async (credentials) => (await asking()).loginUser(credentials),
    loginStaff: async (credentials) => (await asking()).loginStaff(credentials),
    loginAdmin: async (credentials) => (await asking()).loginAdmin(credentials),
    registerAdmin: async (registration) => (await asking()).registerAdmin(registration),
    registerStaff: async (registration) => (await asking()).registerStaff(registration),
    continueAs: async (role) => (await asking()).continueAs(role),
    updateName: async (name) => (await asking()).updateName(name),
    requestPasswordReset: async (email) => (await asking()).requestPasswordReset(email),
  };
}

function clearUnlessSignedIn() {
  if (!readSession()) clearEndedSession();
}

function goOn(leave: () => void) {
  leave();
}
