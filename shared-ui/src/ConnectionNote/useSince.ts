import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime } from '../format/format';

/** The time of day of a moment, with its date if that is not today: '2:32 pm', '20 Nov 2026, 2:32 pm'. */
export function formatSince(moment: number, now: number): string {
  const isToday = officeDayOf(moment) === officeDayOf(now);
  return isToday ? formatDate(moment, { timeStyle: 'short' }) : formatDateTime(moment);
}

/** Milliseconds until the next day begins. */
function untilTomorrow(now: number): number {
  return day - ((now + officeOffset) % day);
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

const day = 86_400_000;
/** The office has had one time without summer time since 1945. */
const officeOffset = 330 * 60_000;

function officeDayOf(moment: number): number {
  return Math.floor((moment + officeOffset) / day);
}
