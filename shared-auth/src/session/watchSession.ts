import type { SessionUser } from 'shared-model';
import { readSession, sessionKey } from './sessionRecord';

/**
 * Emits the stored session whenever it may have changed outside this page: another tab wrote it, or the
 * page was restored from the browser's back-forward cache, where it is not notified.
 * @returns stops watching
 */
export function watchSession(onChange: (stored: SessionUser | null) => void): () => void {
  function followStorage({ key }: StorageEvent) {
    // Without a key: the whole storage was cleared.
    if (key === null || key === sessionKey) onChange(readSession());
  }

  function followReturn({ persisted }: PageTransitionEvent) {
    if (persisted) onChange(readSession());
  }

  window.addEventListener('storage', followStorage);
  window.addEventListener('pageshow', followReturn);
  return () => {
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', followReturn);
  };
}
