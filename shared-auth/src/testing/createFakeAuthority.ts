import type { AccessAnswer, AccessAuthority, AccessObserver } from '../access/access';

/** An authority that enforces roles; a test sets its answer, and emits further ones. */
export function createFakeAuthority(answer: AccessAnswer, isEnforced = true) {
  const observers = new Set<AccessObserver>();
  let current = answer;

  const authority = {
    isEnforced: jest.fn(() => Promise.resolve(isEnforced)),
    watch: jest.fn<ReturnType<AccessAuthority['watch']>, Parameters<AccessAuthority['watch']>>(
      () => (observer) => {
        observers.add(observer);
        observer.next(current);
        return () => observers.delete(observer);
      },
    ),
    check: jest.fn(() => Promise.resolve(current)),
    request: jest.fn(() => Promise.resolve(current)),
  } satisfies AccessAuthority;

  return {
    authority,
    isWatched: () => observers.size > 0,
    say(next: AccessAnswer) {
      current = next;
      for (const observer of [...observers]) observer.next(next);
    },
    fail(error: Error) {
      for (const observer of [...observers]) observer.error(error);
    },
  };
}
