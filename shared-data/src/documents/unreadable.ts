import { useSyncExternalStore } from 'react';

/** The records that could not be read since the page was opened, each by its kind and its id. */
const unreadable = new Set<string>();
const listeners = new Set<() => void>();
const idNames = ['id', 'uid', 'number', 'kid', 'receipt'];

/** Notes whether a record fits its schema, so that the page can say what it leaves out. */
export function noteReadable(kind: string, value: unknown, isReadable: boolean): void {
  if (isReadable && unreadable.size === 0) return;
  const key = `${kind} ${idOf(value)}`;
  const before = unreadable.size;
  if (isReadable) unreadable.delete(key);
  else unreadable.add(key);
  // Later: a record may be read while a component renders.
  if (unreadable.size !== before) queueMicrotask(() => listeners.forEach((listener) => listener()));
}

function idOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const parts = new Map<string, unknown>(Object.entries(value));
  return idNames.map((name) => parts.get(name)).find((id) => typeof id === 'string') ?? '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = () => unreadable.size;

/** How many records could not be read, and are left out wherever they belong. */
export function useUnreadableCount(): number {
  return useSyncExternalStore(subscribe, count, count);
}
