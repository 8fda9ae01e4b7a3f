import { useEffect } from 'react';
import type { SessionUser } from 'shared-auth';
import { noteSession, sessionLasts } from 'shared-data';

/** Keeps the person among the active sessions while the page is looked at. */
export function useSessionNote(user: SessionUser): void {
  useEffect(() => {
    let isOpen = true;
    const note = () => {
      if (document.visibilityState === 'hidden') return;
      // Not worth a word to the admin: the pages themselves say when the records cannot be reached.
      noteSession(user).catch((error: unknown) => {
        if (isOpen) console.error(error);
      });
    };
    note();
    const timer = setInterval(note, sessionLasts / 3);
    document.addEventListener('visibilitychange', note);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [user]);
}
