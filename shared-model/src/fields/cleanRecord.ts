import { cleanText } from '../texts/cleanText';

/**
 * A record with every text in it cleaned (`cleanText`), at any depth. Files, dates and other objects of a class stay as
 * they are, and so does whatever is clean already.
 */
export function cleanRecord<T>(record: T): T {
  return clean(record) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value))
    return withCleanEntries(value, (entries) => entries.map(([, each]) => each));
  return isPlain(value) ? withCleanEntries(value, Object.fromEntries) : value;
}

function withCleanEntries(value: object, join: (entries: [string, unknown][]) => unknown): unknown {
  const before = Object.entries(value) as [string, unknown][];
  const after = before.map(([key, each]): [string, unknown] => [key, clean(each)]);
  return after.every(([, each], index) => each === before[index]?.[1]) ? value : join(after);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
