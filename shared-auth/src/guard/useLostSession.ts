import type { Role } from 'shared-model';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../context/useAuth';
import type { AccessAuthority, AccessState } from '../access/access';

/**
 * Ends the portal's session when the provider's session is gone, or when the records treat the person as
 * signed out: they would refuse every query.
 * Where roles are not enforced, the records do not check who the person is, and the session continues.
 */
export function useLostSession(
  authority: AccessAuthority | undefined,
  role: Role,
  access: AccessState,
): void {
  const { identity, user, loseSession } = useAuth();
  const { pathname, search, hash } = useLocation();
  const uid = user?.uid;
  const isUnknown = access.status === 'failed' && access.error.name === 'SignedOutError';
  const lose = useEffectEvent(() => loseSession(role, { pathname, search, hash }));

  useEffect(() => {
    if (isUnknown) lose();
  }, [isUnknown]);

  useEffect(() => {
    if (!authority || uid === undefined) return;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    authority.isEnforced().then(
      (isEnforced) => {
        if (!isEnforced || !isCurrent) return;
        stop = identity.watchAccount({
          next: (account) => {
            if (!account) lose();
          },
          // The pages show this failure themselves.
          error: () => undefined,
        });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [authority, identity, uid]);
}
