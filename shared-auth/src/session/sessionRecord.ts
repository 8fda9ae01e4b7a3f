import type { SessionUser } from 'shared-model';
import { clearEndedSession, noteEndingSession } from './endedSession';
import { parseSessionRecord, type SessionRecord } from './parseSessionRecord';
import { hasSessionCookie, removeSessionCookie, setSessionCookie } from './sessionCookie';

/** Local storage key of the record (`spec.md §9`). */
export const sessionKey = 'user';

export interface WriteSessionOptions {
  /** Whether the session outlives the browser window ('Remember me'); by default it does. */
  remember?: boolean;
}

/** Holds the record where local storage is blocked or full, for as long as the page is open. */
let inMemory: string | null = null;

/**
 * The person whose session is stored, or null. A record that cannot be read is logged and removed
 * (`spec.md §4`); so is one that was to end with the browser, once the browser was closed.
 */
export function readSession(): SessionUser | null {
  return readRecord()?.user ?? null;
}

/** Like `readSession`, with whether the session is to outlive the browser window. */
export function readRecord(): SessionRecord | null {
  const stored = readStored();
  if (stored === null) return null;
  try {
    const record = parseSessionRecord(stored);
    if (record.remember || inMemory !== null || hasSessionCookie()) return record;
    // An earlier release did not note it.
    noteEndingSession(record.user.uid);
  } catch (error) {
    console.error('The stored session cannot be read; signing out.', error);
  }
  clearSession();
  return null;
}

/** Whether the stored session is to outlive the browser window ('Remember me'). True where nobody is signed in. */
export function isSessionRemembered(): boolean {
  return readRecord()?.remember !== false;
}

/** Stores the session of a person under the local storage key 'user' (`spec.md §3`). */
export function writeSession(user: SessionUser, { remember = true }: WriteSessionOptions = {}) {
  const record = JSON.stringify({ ...user, remember });
  if (remember) {
    removeSessionCookie();
    clearEndedSession();
  } else {
    setSessionCookie();
    noteEndingSession(user.uid);
  }
  inMemory = null;
  try {
    // Where cookies alone are blocked, a stored record would look like that of an ended session.
    if (!remember && !hasSessionCookie()) throw new Error('The cookie was not stored.');
    localStorage.setItem(sessionKey, record);
  } catch {
    // An older record must not replace this one at the next visit.
    removeStored();
    // It ends with the page: nothing of it is to be left on this device.
    inMemory = JSON.stringify({ ...user, remember: false });
  }
}

/** Removes the stored session and the mark of a session that ends with the browser. */
export function clearSession() {
  dropRecord();
  removeSessionCookie();
}

/** Removes only the stored session: its data in this browser stays the person's until the browser is closed. */
export function dropRecord() {
  inMemory = null;
  removeStored();
}

function readStored(): string | null {
  if (inMemory !== null) return inMemory;
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

function removeStored() {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
