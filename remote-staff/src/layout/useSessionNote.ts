import { useEffect } from 'react';
import { useAuth } from 'shared-auth';
import { noteSession, sessionLasts } from 'shared-data';

/** Lets the admins see who of the staff is at work: noted on opening the area, then twice per session. */
export function useSessionNote() {
  const { user } = useAuth();

  useEffect(() => {
    if (user?.role !== 'staff') return;
    const note = () => {
      noteSession(user).catch((error: unknown) => console.error(error));
    };
    note();
    const timer = setInterval(note, sessionLasts / 2);
    return () => clearInterval(timer);
  }, [user]);
}
