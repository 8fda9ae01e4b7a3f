import { activeLocales } from 'shared-platform';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { unit: 'year', length: 365 * day },
  { unit: 'month', length: 30 * day },
  { unit: 'week', length: 7 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: hour },
  { unit: 'minute', length: minute },
] as const;

/**
 * How far a moment is from now, in the largest unit that fits: '2 hours ago', 'in 3 days'; 'now' within the
 * same minute.
 * @param value and now in milliseconds since 1970
 */
export function formatRelativeTime(value: number, now: number): string {
  const { unit, length } = unitFor(value, now);
  const count = Math.trunc((value - now) / length);
  return new Intl.RelativeTimeFormat(activeLocales(), {
    numeric: count === 0 ? 'auto' : 'always',
  }).format(count, unit);
}

/** Milliseconds until the text for `value` changes; a day at most. */
export function untilNextChange(value: number, now: number): number {
  const { length } = unitFor(value, now);
  const step = Math.min(length, day);
  // A future moment keeps its text until it is nearer than a whole unit.
  return value > now ? ((value - now) % step) + 1 : step - ((now - value) % step);
}

function unitFor(value: number, now: number) {
  const distance = Math.abs(value - now);
  return (
    units.find(({ length }) => distance >= length) ?? ({ unit: 'second', length: minute } as const)
  );
}
