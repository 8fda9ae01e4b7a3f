import { Timestamp, type DocumentData } from 'firebase/firestore';

/**
 * A stored record with its server times as ISO strings, at any depth, so that the schemas
 * of the features can check it.
 */
export function withTimes(data: DocumentData | undefined): unknown {
  return data && withTimesIn(data);
}

function withTimesIn(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(withTimesIn);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTimesIn(each)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
}
