import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime } from '../format/format';

/** The time of day of a moment, with its date if that is not today: '2:32 pm', '20 Nov 2026, 2:32 pm'. */
export function formatSince(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? formatDate(moment, { timeStyle: 'short' }) : formatDateTime(moment);
}

/** Milliseconds until the next day begins. */
function untilTomorrow(now: number): number {
  return new Date(now).setHours(24, 0, 0, 0) - now;
}

/** Calls `onChange` at the beginning of each day. */
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

/** A moment as a text that is updated when the day ends; null for none. */
export function useSince(moment: number | null): string | null {
  return useSyncExternalStore(subscribe, () =>
    moment === null ? null : formatSince(moment, Date.now()),
  );
}
