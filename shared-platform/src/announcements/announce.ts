import { useSyncExternalStore } from 'react';

export interface Announcement {
  text: string;
  /** Rises with each message, so that the same words said twice are heard twice. */
  count: number;
}

let current: Announcement = { text: '', count: 0 };
const listeners = new Set<() => void>();

/** In milliseconds: whoever reads through the page later does not come upon what was said. */
const staysFor = 5000;
let emptying: ReturnType<typeof setTimeout> | undefined;

function announce(text: string): void {
  say({ text, count: current.count + 1 });
  clearTimeout(emptying);
  emptying = setTimeout(() => say({ ...current, text: '' }), staysFor);
}

function say(announcement: Announcement): void {
  current = announcement;
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
