import type { IdentityConfig } from './IdentityConfig';
import type { IdentityProvider } from './IdentityProvider';
import { IdentityUnavailableError } from './IdentityUnavailableError';

type LoadedIdentity = Omit<IdentityProvider, 'warmUp'>;

/**
 * Firebase Authentication with e-mail and password. Its code and its configuration are fetched with
 * the first call, or by `warmUp()`; when that fails the next call tries again.
 * @param loadConfig fetches the configuration, for example with `parseIdentityConfig`
 * @throws IdentityUnavailableError (every function, as a rejection) when the loading failed
 */
export function createFirebaseIdentity(
  loadConfig: () => Promise<IdentityConfig>,
): IdentityProvider {
  let loading: Promise<LoadedIdentity> | undefined;

  async function load(): Promise<LoadedIdentity> {
    const [{ openFirebaseIdentity }, config] = await Promise.all([
      import('./openFirebaseIdentity'),
      loadConfig(),
    ]);
    return openFirebaseIdentity(config);
  }

  function loaded(): Promise<LoadedIdentity> {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new IdentityUnavailableError(cause);
    });
    return loading;
  }

  return {
    warmUp() {
      const ready = loaded().then(() => undefined);
      // Most callers do not await it: the next call that needs the provider reports the failure.
      ready.catch(() => undefined);
      return ready;
    },
    signIn: async (email, password, options) => (await loaded()).signIn(email, password, options),
    createAccount: async (account) => (await loaded()).createAccount(account),
    signOut: async () => (await loaded()).signOut(),
    sendPasswordReset: async (email) => (await loaded()).sendPasswordReset(email),
    passwordMinimum: async () => (await loaded()).passwordMinimum(),
    checkPassword: async (password) => (await loaded()).checkPassword(password),
    updateName: async (name) => (await loaded()).updateName(name),
    sendConfirmation: async () => (await loaded()).sendConfirmation(),
    refreshAccount: async () => (await loaded()).refreshAccount(),
    watchAccount(observer) {
      let stop: (() => void) | undefined;
      let hasEnded = false;
      loaded().then(
        (identity) => {
          if (!hasEnded) stop = identity.watchAccount(observer);
        },
        (error: unknown) => {
          if (!hasEnded) observer.error(error);
        },
      );
      return () => {
        hasEnded = true;
        stop?.();
      };
    },
  };
}
