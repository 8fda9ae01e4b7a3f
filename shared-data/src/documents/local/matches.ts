import type { Fields, Filter } from '../Documents';
import { readerOf } from './readerOf';

type Matches = (fields: Fields) => boolean;

/** A function that checks a document against all filters. */
export function matchesAll(filters: readonly Filter[] = []): Matches {
  const checks = filters.map(matches);
  return (fields) => checks.every((check) => check(fields));
}

function matches({ field, operator, value }: Filter): Matches {
  // Times are stored as texts.
  const passes = tests[operator](value instanceof Date ? value.toISOString() : value);
  const readers = [field].flat().map(readerOf);
  const [reader] = readers;
  if (reader && readers.length === 1) return (fields) => passes(reader(fields));
  return (fields) => readers.some((read) => passes(read(fields)));
}

type Value = Exclude<Filter['value'], Date>;
type Test = (value: Value) => (stored: unknown) => boolean;

/** What a field has to be. A missing one, which is undefined, passes none of them. */
const tests: Record<Filter['operator'], Test> = {
  '==': (value) => (stored) => stored === value,
  in(value) {
    const values = setOf(value);
    return (stored) => values.has(stored);
  },
  'array-contains': (value) => (stored) => Array.isArray(stored) && stored.includes(value),
  'array-contains-any'(value) {
    const values = setOf(value);
    return (stored) => Array.isArray(stored) && stored.some((each) => values.has(each));
  },
  '<': range((stored, value) => stored < value),
  '<=': range((stored, value) => stored <= value),
  '>': range((stored, value) => stored > value),
  '>=': range((stored, value) => stored >= value),
};

const setOf = (value: Value) => new Set<unknown>(Array.isArray(value) ? value : []);

type Comparable = string | number | boolean;

/** Only values of the same type are in a range. */
function range(isWithin: (stored: Comparable, value: Comparable) => boolean): Test {
  return (value) => (stored) =>
    typeof stored === typeof value && isComparable(stored) && isComparable(value)
      ? isWithin(stored, value)
      : false;
}

const isComparable = (value: unknown): value is Comparable =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
