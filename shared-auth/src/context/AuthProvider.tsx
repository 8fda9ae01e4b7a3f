import { flagsFor } from 'shared-model';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { AccessContext, type AccessControl } from '../access/AccessContext';
import type { IdentityProvider } from '../identity/IdentityProvider';
import { readRecord, readSession } from '../session/sessionRecord';
import { watchSession } from '../session/watchSession';
import { AuthContext } from './AuthContext';
import type { ConfirmLogout } from './createAuthActions';
import { lazyAuthActions } from './lazyAuthActions';
import { useSessionChanges } from './useSessionChanges';

export interface AuthProviderProps {
  identity: IdentityProvider;
  children: ReactNode;
  /**
   * Called when a person's session has ended, in this or another tab, to delete the data read for them.
   * If it returns a promise on a sign-out, the provider is notified after the promise has settled.
   */
  onSessionEnd?: () => unknown;
  /** Decides which account may enter which area; without it everybody may. Must be a stable reference. */
  access?: AccessControl;
  /** Asks a person before their action ends a session, if something would be lost. */
  confirmLogout?: ConfirmLogout;
}

/** Offers the account to the other tabs of a session that is stored in its tabs only. */
function offerAccountLazily() {
  const offer = import('../identity/handOverAccount').then(
    ({ offerAccount }) => offerAccount(),
    // Without this code, the other tab asks its person to sign in.
    () => undefined,
  );
  return () => void offer.then((stop) => stop?.());
}

const noOutsideChange = () => () => undefined;

/** Holds the one session of the page. Belongs inside the router, above everything that uses the session. */
export function AuthProvider({
  identity,
  children,
  onSessionEnd,
  access,
  confirmLogout,
}: AuthProviderProps) {
  const [stored, setUser] = useState(readSession);
  // A prerendered document has no session: it is hydrated without one, then corrected.
  const user = useSyncExternalStore(
    noOutsideChange,
    () => stored,
    () => null,
  );
  const changes = useSessionChanges({ user, setUser, onSessionEnd });

  useEffect(() => watchSession(changes.follow), [changes]);

  const uid = user?.uid;
  useEffect(() => {
    if (uid !== undefined && readRecord()?.remember === false) return offerAccountLazily();
  }, [uid]);

  const actions = useMemo(
    () =>
      lazyAuthActions({
        identity,
        session: changes,
        authority: access?.authority,
        confirmLogout,
      }),
    [identity, changes, access, confirmLogout],
  );
  const value = useMemo(
    () => ({ user, flags: flagsFor(user?.role), identity, ...actions }),
    [user, identity, actions],
  );
  return (
    <AuthContext value={value}>
      <AccessContext value={access ?? null}>{children}</AccessContext>
    </AuthContext>
  );
}
