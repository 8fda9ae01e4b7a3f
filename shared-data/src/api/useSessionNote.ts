import { sessionLasts, type SignedInPerson } from 'shared-model';
import { useEffect } from 'react';
import { noteSession } from './people';
import { noteSignIn } from './noteSignIn';

/**
 * Keeps a signed-in person among the active sessions while their page is visible, and makes them a member on their
 * first visit. The sign-in of a member of staff or an admin is entered in the log, once a session. Call it once in an
 * area, behind the guard.
 */
export function useSessionNote(person: SignedInPerson): void {
  useEffect(() => {
    let isOpen = true;
    const note = () => {
      if (document.visibilityState === 'hidden') return;
      // No message on a failure: the pages themselves show when the records cannot be reached.
      noteSession(person)
        // No entry for a person who has signed out meanwhile.
        .then(() => (isOpen ? noteSignIn(person) : undefined))
        .catch((error: unknown) => {
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
  }, [person]);
}
