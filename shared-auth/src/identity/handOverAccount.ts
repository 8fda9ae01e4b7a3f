import { readSession } from '../session/sessionRecord';
import { accountKeys } from './accountKeys';

// The provider keeps a session that is not to be remembered in the session storage of its tab. A second tab
// of the same session requests it from the first: it is never written to a storage that outlives the tabs.
const channelName = 'portal-account';
const question = 'who is signed in?';

/** Milliseconds that another tab has to answer. */
const timeout = 1_000;

type Entry = readonly [key: string, account: string];

/**
 * Answers other tabs that ask for the signed-in account.
 * @returns stops answering, and removes accounts from this tab that are not of the session open at that time
 */
export function offerAccount(readEntries: () => readonly Entry[] = readOwnEntries): () => void {
  if (!('BroadcastChannel' in globalThis)) return removeOfOthers;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== question) return;
    const entries = readEntries().filter(isOwn);
    if (entries.length > 0) channel.postMessage(entries);
  });
  return () => {
    channel.close();
    removeOfOthers();
  };
}

/**
 * Copies the account of the open session from another tab to this tab's own storage. If no tab answers,
 * it resolves without an account: the person has to sign in again.
 */
export async function takeOverAccount(): Promise<void> {
  if (!('BroadcastChannel' in globalThis) || !readSession()) return;
  if (readOwnEntries().some(isOwn)) return;
  const channel = new BroadcastChannel(channelName);
  try {
    for (const [key, account] of await ask(channel)) sessionStorage.setItem(key, account);
  } catch {
    // Storage is blocked.
  } finally {
    channel.close();
  }
}

function ask(channel: BroadcastChannel): Promise<readonly Entry[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeout, []);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const entries = parseEntries(data).filter(isOwn);
      if (entries.length === 0) return;
      clearTimeout(timer);
      resolve(entries);
    });
    channel.postMessage(question);
  });
}

function readOwnEntries(): Entry[] {
  try {
    return accountKeys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

function removeOfOthers() {
  try {
    for (const entry of readOwnEntries()) if (!isOwn(entry)) sessionStorage.removeItem(entry[0]);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function parseEntries(data: unknown): Entry[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown): Entry[] => {
    if (!Array.isArray(entry)) return [];
    const [key, account] = entry as unknown[];
    return typeof key === 'string' && typeof account === 'string' ? [[key, account]] : [];
  });
}

/** Whether it is the account of the session that is open. */
function isOwn([, account]: Entry): boolean {
  try {
    const { uid } = JSON.parse(account) as { uid?: unknown };
    return uid !== undefined && uid === readSession()?.uid;
  } catch {
    return false;
  }
}
