import type { Role, SessionUser } from 'shared-model';
import { startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInAgain } from '../session/signInAgain';
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
import type { PageAddress } from './AuthContext';

export interface SessionChanges {
  /** Stores a person's session, replacing any other. */
  open: (user: SessionUser, options?: WriteSessionOptions) => void;
  rename: (uid: string, name: string) => void;
  /** Removes the session and goes to `/`. Resolves when the data that was read is deleted, as far as possible. */
  end: () => Promise<unknown>;
  /** Removes the session and goes to the login of its role, which leads back. */
  lose: (role: Role, from: PageAddress) => void;
  /** Adopts the session that another tab has stored. */
  follow: (stored: SessionUser | null) => void;
}

interface SessionState {
  user: SessionUser | null;
  setUser: (user: SessionUser | null) => void;
  onSessionEnd: (() => unknown) | undefined;
}

/** The functions that change the session. The result stays the same object for the life of the page. */
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
      // The router navigates in a transition. If the flags were cleared before it, the guard of the page
      // being left would show the login screen for a moment.
      let forgotten: unknown;
      startTransition(() => {
        forgotten = show(null);
        void latest.current.navigate('/');
      });
      return Promise.resolve(forgotten);
    }

    /** Does not call `onSessionEnd`: the data on the device still belongs to this person. */
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
        // Another tab has ended the session or opened another person's: this page is about to follow.
        if (user && readSession()?.uid !== user.uid) return;
        // Before the session is removed, so that the other tabs see it.
        if (user) noteLostSession(user.uid);
        dropRecord();
        leaveForLogin(role, from);
      },
      follow(stored) {
        const { user, setUser } = latest.current;
        if (stored) show(stored);
        // The page's guard explains it; the data on the device still belongs to this person.
        else if (user?.uid === readLostSession()) setUser(null);
        else if (user) void leave();
      },
    };
  }, []);
}
