import type { Role } from 'shared-model';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../context/useAuth';
import {
  grantedToAll,
  type AccessAnswer,
  type AccessAuthority,
  type AccessState,
} from '../access/access';

interface Watched {
  /** Person and role that the answer is about: it is ignored for any other. */
  key: string;
  answer?: AccessAnswer;
  error?: Error;
  wasGranted: boolean;
}

const granted: AccessState = { status: 'known', answer: grantedToAll, ended: false };

/**
 * Whether the signed-in person may enter the area of a role, updated when admins decide. Granted access
 * stays valid while the authority does not answer.
 */
export function useAccess(authority: AccessAuthority | undefined, role: Role): AccessState {
  const { user } = useAuth();
  const [watched, setWatched] = useState<Watched>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setWatched(undefined);
    setAttempt((count) => count + 1);
  }, []);

  const { uid, name, email } = user ?? {};
  const key = `${uid} ${role}`;

  useEffect(() => {
    if (!authority || uid === undefined || name === undefined || email === undefined) return;
    return authority.watch(
      { uid, name, email },
      role,
    )({
      next: (answer) =>
        setWatched((before) => ({
          key,
          answer,
          wasGranted: answer.access === 'granted' || (before?.key === key && before.wasGranted),
        })),
      error: (error) =>
        setWatched((before) =>
          before?.key === key && /granted|blocked/.test(before.answer?.access ?? '')
            ? before
            : { key, error, wasGranted: false },
        ),
    });
  }, [authority, uid, name, email, role, key, attempt]);

  const hasFailed = watched?.key === key && watched.error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  if (!authority) return granted;
  if (watched?.key !== key) return { status: 'checking' };
  if (watched.error) return { status: 'failed', error: watched.error, retry };
  if (!watched.answer) return { status: 'checking' };
  const { answer, wasGranted } = watched;
  return { status: 'known', answer, ended: wasGranted && answer.access !== 'granted' };
}
