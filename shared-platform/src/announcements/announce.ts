import { useSyncExternalStore } from 'react';

export interface Announcement {
  text: string;
  /** Increases with each message, so that a repeated text is announced again. */
  count: number;
}

let current: Announcement = { text: '', count: 0 };
const listeners = new Set<() => void>();

/** In milliseconds: then the text is removed, so that nobody finds it when reading the page later. */
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

/** Returns the function that announces a text politely to screen readers, through the `Announcer`. */
export function useAnnounce(): (text: string) => void {
  return announce;
}

/** The latest announcement. For the `Announcer` only. */
export function useAnnouncement(): Announcement {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}
