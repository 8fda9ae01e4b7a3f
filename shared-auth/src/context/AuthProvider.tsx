import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { AccessContext, type AccessControl } from '../access/AccessContext';
import type { IdentityProvider } from '../identity/IdentityProvider';
import { flagsFor } from '../role/role';
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
   * Called when a person's session has ended, here or in another tab: forget here what was read for them.
   * On a sign-out the provider is notified when a promise that it returns has settled.
   */
  onSessionEnd?: () => unknown;
  /** Who decides which account may enter which area; without it everybody may. Must keep its identity. */
  access?: AccessControl;
  /** Asks a person before a session ends by their doing, where something would be lost by it. */
  confirmLogout?: ConfirmLogout;
}

/** For the other tabs of a session that is kept by its tabs alone. */
function offerAccountLazily() {
  const offer = import('../identity/handOverAccount').then(
    ({ offerAccount }) => offerAccount(),
    // Another tab asks its person to sign in.
    () => undefined,
  );
  return () => void offer.then((stop) => stop?.());
}

const noOutsideChange = () => () => undefined;

/** Holds the one session of the page. Belongs inside the router, above everything that asks for it. */
export function AuthProvider({
  identity,
  children,
  onSessionEnd,
  access,
  confirmLogout,
}: AuthProviderProps) {
  const [stored, setUser] = useState(readSession);
  // A document that was rendered at build time knows nobody: it is taken over as such, then corrected.
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
