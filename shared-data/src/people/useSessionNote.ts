import { useEffect } from 'react';
import { noteSession } from './api';
import { noteSignIn } from './noteSignIn';
import { sessionLasts, type SignedInPerson } from './ActiveSession';

/**
 * Keeps a signed-in person among the active sessions while their page is looked at, and makes them a
 * member on their first visit. The sign-in of somebody who works here is entered in the log, once a session. Call it once in an area, behind the guard.
 */
export function useSessionNote(person: SignedInPerson): void {
  useEffect(() => {
    let isOpen = true;
    const note = () => {
      if (document.visibilityState === 'hidden') return;
      // Not worth a word to the person: the pages themselves say when the records cannot be reached.
      noteSession(person)
        // Whoever has signed out meanwhile notes nothing any more.
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
