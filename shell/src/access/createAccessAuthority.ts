import { grantedToAll, type AccessAuthority, type AccessObserver } from 'shared-auth';
import type { LiveAccess } from './createLiveAccess';

export interface AuthorityParts {
  readStoreKind: () => Promise<'device' | 'firestore'>;
  loadLive: () => Promise<LiveAccess>;
}

/**
 * Queries the council's records for who may enter. The device store enforces no roles: everybody may enter,
 * and only the configuration is loaded to find that out, which the records need anyway.
 */
export function createAccessAuthority({
  readStoreKind,
  loadLive,
}: AuthorityParts): AccessAuthority {
  const isEnforced = async () => (await readStoreKind()) !== 'device';

  return {
    isEnforced,

    watch: (person, role) => (observer) => {
      const own = untilEnded(observer);
      isEnforced()
        .then(async (asks) => {
          if (!asks) {
            own.next(grantedToAll);
            return;
          }
          const live = await loadLive();
          own.begin(() => live.watch(person, role));
        })
        .catch((error: unknown) => {
          own.error(error instanceof Error ? error : new Error(String(error)));
        });
      return own.end;
    },

    check: async (person, role) =>
      (await isEnforced()) ? (await loadLive()).check(person, role) : grantedToAll,

    request: async (person, wish, role) =>
      (await isEnforced()) ? (await loadLive()).request(person, wish, role) : grantedToAll,
  };
}

/** An observer that is not notified after its end, for a watch that may start later. */
function untilEnded({ next, error }: AccessObserver) {
  let hasEnded = false;
  let stop: (() => void) | undefined;
  const own: AccessObserver = {
    next: (answer) => {
      if (!hasEnded) next(answer);
    },
    error: (failure) => {
      if (!hasEnded) error(failure);
    },
  };
  return {
    ...own,
    begin: (watch: () => (observer: AccessObserver) => () => void) => {
      if (!hasEnded) stop = watch()(own);
    },
    end: () => {
      hasEnded = true;
      stop?.();
    },
  };
}
