import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  count += by;
  for (const listener of listeners) listener();
}

/**
 * Notes that a write was sent and that it is not known yet whether it was saved.
 * @returns a function to call, once, when it is known
 */
export function noteUnanswered(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => count > 0;

/** Whether any write was sent of which it is not known yet whether it was saved. */
export function useUnanswered(): boolean {
  return useSyncExternalStore(subscribe, read, read);
}
