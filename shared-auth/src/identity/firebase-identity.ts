import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { readSession } from '../session/session-record';
import { createPasswordPolicy } from './firebase-password-policy';
import type { IdentityConfig } from './identity-config';
import type { Account, IdentityProvider } from './identity-provider';
import { SignInAgainError } from './SignInAgainError';
import { createTokenSync } from './token-sync';

/** Opens the project's accounts and waits until the provider's own stored session is restored. */
export async function openFirebaseIdentity(
  config: IdentityConfig,
): Promise<Omit<IdentityProvider, 'warmUp'>> {
  const app = initializeApp(appOptions(config));
  // Before the accounts: they ask at once about whoever was signed in.
  await openAppCheck(app, config);
  const auth = openAuth(app, config);
  await auth.authStateReady();
  if (config.tokenSyncUrl !== undefined) {
    const sync = createTokenSync(config.tokenSyncUrl);
    onIdTokenChanged(auth, (user) => void sync(user));
  }
  await endForgottenSession(auth);
  const policy = createPasswordPolicy(auth);

  function signedIn(): User {
    if (!auth.currentUser) throw new SignInAgainError();
    return auth.currentUser;
  }

  return {
    async signIn(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return accountOf(user, email);
    },

    async createAccount({ name, email, password }) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account exists from here on: without its name it is still a success.
      await updateProfile(user, { displayName: name }).catch((error: unknown) =>
        console.error('The new account could not be given its name.', error),
      );
      return accountOf(user, email);
    },

    signOut: () => signOut(auth),

    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),

    passwordMinimum: async () => (await policy.check('')).minimum,

    checkPassword: (password) => policy.check(password),

    async updateName(name) {
      await updateProfile(signedIn(), { displayName: name });
    },

    sendConfirmation: async () => sendEmailVerification(signedIn()),

    async refreshAccount() {
      const user = signedIn();
      await reload(user);
      // What an account may do is read from its token, which says what was so when it was issued.
      await user.getIdToken(true);
      return accountOf(user);
    },

    watchAccount: ({ next }) => onIdTokenChanged(auth, (user) => next(user && accountOf(user))),
  };
}

/** What is the provider's own of the configuration. */
function appOptions({
  emulatorUrl: _,
  tokenSyncUrl: __,
  appCheckSiteKey: ___,
  ...options
}: IdentityConfig): FirebaseOptions {
  return options;
}

function openAuth(app: FirebaseApp, { emulatorUrl }: IdentityConfig): Auth {
  // No popup resolver: it would double the weight, and only e-mail and password are offered.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

/**
 * From here on the requests of the accounts and of the records prove that they come from this portal. The
 * emulators ask for no proof; without its code, requests go without one, and are refused where it is enforced.
 */
async function openAppCheck(app: FirebaseApp, { appCheckSiteKey, emulatorUrl }: IdentityConfig) {
  if (appCheckSiteKey === undefined || emulatorUrl !== undefined) return;
  const { initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check');
  initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * The provider keeps its own session, which outlives ours where it could not be told: a sign-out
 * while offline, or a session that ended with the browser. Nobody may act under another's account.
 */
async function endForgottenSession(auth: Auth) {
  if (auth.currentUser && auth.currentUser.uid !== readSession()?.uid) await signOut(auth);
}

function accountOf({ uid, email, displayName, emailVerified }: User, typed = ''): Account {
  const name = displayName?.trim() ?? '';
  return {
    uid,
    email: email ?? typed,
    name: name === '' ? null : name,
    confirmed: emailVerified,
  };
}
