import { i18n } from '@lingui/core';
import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { canStoreSession } from '../session/canStoreSession';
import { readRecord, readSession } from '../session/sessionRecord';
import { watchSession } from '../session/watchSession';
import { announceOpenings } from '../storage/announceOpenings';
import { createPasswordPolicy, defaultPasswordPolicy } from './firebasePasswordPolicy';
import type { IdentityConfig } from './IdentityConfig';
import { takeOverAccount } from './handOverAccount';
import type { Account, IdentityProvider } from './IdentityProvider';
import { createTokenSync } from './createTokenSync';
import { wipeRememberedAccount } from './wipeAccount';

/** Opens the project's accounts and waits until the provider's own stored session is restored. */
export async function openFirebaseIdentity(
  config: IdentityConfig,
): Promise<Omit<IdentityProvider, 'warmUp'>> {
  if ('indexedDB' in globalThis) announceOpenings(indexedDB);
  const app = initializeApp(appOptions(config));
  // Before Auth is opened: it requests the account that was signed in at once.
  await openAppCheck(app, config);
  const auth = await openAuth(app, config);
  await auth.authStateReady();
  if (config.tokenSyncUrl !== undefined) {
    const sync = createTokenSync(config.tokenSyncUrl);
    onIdTokenChanged(auth, (user) => void sync(user));
  }
  await endForgottenSession(auth);
  const isOutdated = followOtherTabs(auth);
  // The emulator has no policy: the request would fail with an error in the console.
  const policy =
    config.emulatorUrl === undefined ? createPasswordPolicy(auth) : defaultPasswordPolicy;

  function signedIn(): User {
    if (!auth.currentUser) throw new SignInAgainError();
    return auth.currentUser;
  }

  /** The mails are in the language of the page: the project has a template in each. */
  function setMailLanguage() {
    auth.languageCode = i18n.locale || 'en';
  }

  return {
    async signIn(email, password, { remember } = {}) {
      const { user } = await keeping(auth, remember, () =>
        signInWithEmailAndPassword(auth, email, password),
      );
      return accountOf(user, email);
    },

    async createAccount({ name, email, password, remember }) {
      const { user } = await keeping(auth, remember, () =>
        createUserWithEmailAndPassword(auth, email, password),
      );
      // The account exists now: a failure to store its name does not fail the registration.
      await updateProfile(user, { displayName: name }).catch((error: unknown) =>
        console.error('The new account could not be given its name.', error),
      );
      return accountOf(user, email);
    },

    signOut: () => signOut(auth),

    async sendPasswordReset(email) {
      setMailLanguage();
      await sendPasswordResetEmail(auth, email);
    },

    passwordMinimum: async () => (await policy.check('')).minimum,

    checkPassword: (password) => policy.check(password),

    async updateName(name) {
      await updateProfile(signedIn(), { displayName: name });
    },

    async sendConfirmation() {
      setMailLanguage();
      await sendEmailVerification(signedIn());
    },

    async refreshAccount() {
      const user = signedIn();
      await reload(user);
      // The rights of an account are read from its token, which holds their state when it was issued.
      await user.getIdToken(true);
      return accountOf(user);
    },

    watchAccount: ({ next }) =>
      onIdTokenChanged(auth, (user) => {
        if (!isOutdated()) next(user && accountOf(user));
      }),
  };
}

/** The provider's own part of the configuration. */
function appOptions({
  emulatorUrl: _,
  tokenSyncUrl: __,
  appCheckSiteKey: ___,
  ...options
}: IdentityConfig): FirebaseOptions {
  return options;
}

/** The storages for an account that is to be remembered: the first one that works is used. */
const remembered = [indexedDBLocalPersistence, browserLocalPersistence];

/** For a session that is not to be remembered, uses no storage that outlives the tabs. */
async function openAuth(app: FirebaseApp, { emulatorUrl }: IdentityConfig): Promise<Auth> {
  const isRemembered = readRecord()?.remember === true;
  if (!isRemembered) {
    await wipeRememberedAccount().catch((error: unknown) => {
      console.warn('The account of an earlier session could not be removed.', error);
    });
    await takeOverAccount();
  }
  // No popup resolver: it would double the weight, and only e-mail and password are offered.
  const auth = initializeAuth(app, {
    persistence: isRemembered ? remembered : browserSessionPersistence,
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

/** Signs a person in with the storage that they chose, from the first moment. */
async function keeping<T>(auth: Auth, remember = false, signIn: () => Promise<T>): Promise<T> {
  const local = 'indexedDB' in globalThis ? indexedDBLocalPersistence : browserLocalPersistence;
  const persistence = remember && canStoreSession() ? local : browserSessionPersistence;
  const keep = () => setPersistence(auth, persistence);
  // An account that is signed in keeps its own storage until the next sign-in has succeeded.
  const isReplacing = auth.currentUser !== null;
  if (!isReplacing) await keep();
  const signedIn = await signIn();
  if (isReplacing) await keep();
  return signedIn;
}

/**
 * Signs out or reloads when another tab has ended the session or opened another person's, since each tab
 * can have its own copy of the account.
 * @returns whether this page has the wrong person's account and is about to reload
 */
function followOtherTabs(auth: Auth): () => boolean {
  let isOutdated = false;
  let known = readSession()?.uid;
  watchSession((stored) => {
    const before = known;
    known = stored?.uid;
    if (stored && stored.uid !== before && stored.uid !== auth.currentUser?.uid) {
      isOutdated = true;
      location.reload();
    } else if (!stored && auth.currentUser) {
      signOut(auth).catch((error: unknown) => console.error(error));
    }
  });
  return () => isOutdated;
}

/**
 * From now on, requests for accounts and records carry a proof that they come from this portal. The
 * emulators need no proof. Requests without one are refused where it is enforced.
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
 * The provider keeps its own session, which outlives ours where it was not notified: a sign-out
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

/** The portal's session continues, but the provider's has ended: the action needs a new sign-in. */
class SignInAgainError extends Error {
  override readonly name = 'SignInAgainError';
  /** The provider's code for the same situation. */
  readonly code = 'auth/requires-recent-login';

  constructor() {
    super('The identity provider has no signed-in account');
  }
}
