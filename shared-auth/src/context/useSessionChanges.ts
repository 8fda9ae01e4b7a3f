import { startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInAgain } from '../guard/signInAgain';
import type { Role } from '../role/role';
import { loginPath } from '../role/rolePaths';
import { clearLostSession, noteLostSession, readLostSession } from '../session/lostSession';
import {
  clearSession,
  dropRecord,
  readRecord,
  readSession,
  writeSession,
} from '../session/sessionRecord';
import type { WriteSessionOptions } from '../session/sessionRecord';
import type { SessionUser } from '../session/SessionUser';
import type { PageAddress } from './AuthContext';

export interface SessionChanges {
  /** Stores a person's session in the place of any other. */
  open: (user: SessionUser, options?: WriteSessionOptions) => void;
  rename: (uid: string, name: string) => void;
  /** Removes the session and goes to `/`. Resolves when what was read is forgotten, as far as it can be. */
  end: () => Promise<unknown>;
  /** Removes the session and goes to the login of its role, to come back from there. */
  lose: (role: Role, from: PageAddress) => void;
  /** Takes over what another tab has stored. */
  follow: (stored: SessionUser | null) => void;
}

interface SessionState {
  user: SessionUser | null;
  setUser: (user: SessionUser | null) => void;
  onSessionEnd: (() => unknown) | undefined;
}

/** The ways in which the session changes. The result stays the same object for the life of the page. */
export function useSessionChanges(state: SessionState): SessionChanges {
  const navigate = useNavigate();
  const latest = useRef({ ...state, navigate });
  useLayoutEffect(() => {
    latest.current = { ...state, navigate };
  });

  return useMemo(() => {
    function show(next: SessionUser | null) {
      const { user, setUser, onSessionEnd } = latest.current;
      setUser(next);
      return user && user.uid !== next?.uid ? onSessionEnd?.() : undefined;
    }

    function leave() {
      // The router moves in a transition. Were the flags cleared ahead of it, the guard of the page
      // being left would show the login screen for a moment.
      let forgotten: unknown;
      startTransition(() => {
        forgotten = show(null);
        void latest.current.navigate('/');
      });
      return Promise.resolve(forgotten);
    }

    /** Without a word to `onSessionEnd`: what was read and typed here is still this person's. */
    function leaveForLogin(role: Role, from: PageAddress) {
      startTransition(() => {
        latest.current.setUser(null);
        const state = { notice: signInAgain, from };
        void latest.current.navigate(loginPath(role), { state, replace: true });
      });
    }

    return {
      open(user, options) {
        const lost = readLostSession();
        writeSession(user, options);
        clearLostSession();
        const isOfAnother = lost !== null && lost !== user.uid && !latest.current.user;
        show(user);
        if (isOfAnother) latest.current.onSessionEnd?.();
      },
      rename(uid, name) {
        const record = readRecord();
        if (record?.user.uid !== uid) return;
        const renamed = { ...record.user, name };
        writeSession(renamed, { remember: record.remember });
        show(renamed);
      },
      end() {
        clearLostSession();
        clearSession();
        return leave();
      },
      lose(role, from) {
        const { user } = latest.current;
        // Another tab has ended the session, or opened somebody else's: this page is about to follow.
        if (user && readSession()?.uid !== user.uid) return;
        // Before the session goes, for the other tabs.
        if (user) noteLostSession(user.uid);
        dropRecord();
        leaveForLogin(role, from);
      },
      follow(stored) {
        const { user, setUser } = latest.current;
        if (stored) show(stored);
        // The guard of the page says so; what is here is still this person's.
        else if (user?.uid === readLostSession()) setUser(null);
        else if (user) void leave();
      },
    };
  }, []);
}
