import type { CollectionReference, Query } from 'firebase/firestore';
import { isSessionRemembered } from 'shared-auth';

/** Local storage key of the queries that the server last answered with nothing. */
const emptyKey = 'portal-empty';

/** The oldest are forgotten first. An empty list of theirs is then 'not known' without a network. */
const most = 200;

export interface EmptyAnswers {
  /** Whether the server's last answer to the query was that there is nothing. */
  has: (key: string) => boolean;
  /** Notes an answer of the server. */
  note: (key: string, isEmpty: boolean) => void;
}

/**
 * Remembers which queries the server last answered with nothing: an empty cache alone does not say so. It lasts as long
 * as the cache: on the device for a session that is remembered, in the page otherwise.
 */
export function emptyAnswers(): EmptyAnswers {
  const keys = new Set(isSessionRemembered() ? read() : []);
  return {
    has: (key) => keys.has(key),
    note(key, isEmpty) {
      if (keys.has(key) === isEmpty) return;
      if (isEmpty) keys.add(key);
      else keys.delete(key);
      if (isSessionRemembered()) keep([...keys].slice(-most));
    },
  };
}

/** Forgets them, with the cache. */
export function forgetEmptyAnswers(): void {
  keep([]);
}

/** A short text for a query with its values. It changes with a version of Firestore's client; then nothing is known. */
export function queryKey(query: Query): string {
  const text = isCollection(query) ? query.path : JSON.stringify(query);
  // FNV-1a, twice: what is stored has no names and no search words.
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (const letter of text) {
    one = Math.imul(one ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    other = Math.imul(other ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

function isCollection(query: Query): query is CollectionReference {
  return query.type === 'collection';
}

function read(): string[] {
  try {
    return (localStorage.getItem(emptyKey) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function keep(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(emptyKey);
    else localStorage.setItem(emptyKey, keys.join(' '));
  } catch {
    // Without local storage they are known until the page is closed.
  }
}
