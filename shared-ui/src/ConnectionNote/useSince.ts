import { useSyncExternalStore } from 'react';
import { formatSince, untilTomorrow } from './formatSince';

/** Calls at the beginning of each day. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      onChange();
      wait();
    }, untilTomorrow(Date.now()));
  };
  wait();
  return () => clearTimeout(timer);
}

/** A moment in words that stay true when the day ends; null for none. */
export function useSince(moment: number | null): string | null {
  return useSyncExternalStore(subscribe, () =>
    moment === null ? null : formatSince(moment, Date.now()),
  );
}
