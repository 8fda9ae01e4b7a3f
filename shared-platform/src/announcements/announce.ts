import { useSyncExternalStore } from 'react';

export interface Announcement {
  text: string;
  /** Rises with each message, so that the same words said twice are heard twice. */
  count: number;
}

let current: Announcement = { text: '', count: 0 };
const listeners = new Set<() => void>();

function announce(text: string): void {
  current = { text, count: current.count + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the function that says something politely to those who listen, through the `Announcer`. */
export function useAnnounce(): (text: string) => void {
  return announce;
}

/** What was said last. For the `Announcer` alone. */
export function useAnnouncement(): Announcement {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}
