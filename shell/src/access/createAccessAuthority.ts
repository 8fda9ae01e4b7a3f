import { grantedToAll, type AccessAuthority, type AccessObserver } from 'shared-auth';
import type { LiveAccess } from './createLiveAccess';

export interface AuthorityParts {
  readStoreKind: () => Promise<'device' | 'firestore'>;
  loadLive: () => Promise<LiveAccess>;
}

/**
 * Asks the council's records who may enter. The device store enforces nothing: there everybody may,
 * and nothing is fetched to say so but the configuration, which the records need anyway.
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

/** An observer that hears nothing after it has ended, with a watching that may begin later. */
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
