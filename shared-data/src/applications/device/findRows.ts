import Dexie, { type Table, type Collection } from 'dexie';
import type { Application } from '../Application';
import { fromRows, type ApplicationRow, type ApplicationTables } from './applicationRow';

/** The query plan for a page of applications. */
export interface RowPlan {
  /** The rows in ascending order, already narrowed as far as one index allows. */
  ordered: KeyRange;
  isDescending: boolean;
  /** Further ranges that the rows must be in. */
  filters: KeyRange[];
}

/** Limits of a search, which runs while somebody types. */
export interface SearchCaps {
  /** The maximum number of keys that are all compared. */
  compared: number;
  /** How many keys are compared if there are more than `compared`: the first in order. */
  comparedOfMany: number;
  /** The maximum number of rows that are read: each is a separate database request. */
  read: number;
}

const usualCaps: SearchCaps = { compared: 10_000, comparedOfMany: 5000, read: 200 };

interface Page {
  /** From 1. */
  page: number;
  pageSize: number;
}

interface FoundRows {
  rows: Application[];
  total: number;
  /** Set if only this many rows, the first in the order of the plan, were searched. */
  searched?: number;
}

/**
 * Finds one page. If one index covers filter and order, only the rows of the page are read; otherwise
 * the keys, in order, are narrowed by the keys of each further filter. With very many applications, a search
 * for a frequent word covers only the first of them, and reports that in `searched`. Call it inside a transaction:
 * count and rows must agree.
 */
export async function findRows(
  applications: ApplicationTables['applications'],
  plan: RowPlan,
  page: Page,
  caps: SearchCaps = usualCaps,
): Promise<FoundRows> {
  if (plan.filters.length === 0) return readInOrder(applications, plan, page);
  const sizes = await Promise.all(
    [plan.ordered, ...plan.filters].map((range) => rowsIn(applications, range).count()),
  );
  const [, ...narrowing] = sizes;
  if (Math.max(...sizes) <= caps.compared) return compareAll(applications, plan, page);
  if (Math.min(...narrowing) <= caps.read) return readRarest(applications, plan, narrowing, page);
  return lookThroughFirst(applications, plan, sizes, page, caps);
}

async function readInOrder(
  applications: ApplicationTables['applications'],
  { ordered, isDescending }: RowPlan,
  { page, pageSize }: Page,
): Promise<FoundRows> {
  const total = await rowsIn(applications, ordered).count();
  const inOrder = rowsIn(applications, ordered);
  if (isDescending) inOrder.reverse();
  const rows = await inOrder
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .toArray();
  return { rows: fromRows(rows), total };
}

async function compareAll(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters }: RowPlan,
  page: Page,
): Promise<FoundRows> {
  const [keys, ...sets] = await Promise.all([
    keysIn(applications, ordered),
    ...filters.map(async (range) => new Set(await keysIn(applications, range))),
  ]);
  const matching = keys.filter((key) => sets.every((set) => set.has(key)));
  // Reversed here: a browser returns keys in ascending order all at once, in descending order one by one.
  if (isDescending) matching.reverse();
  const rows = await applications.bulkGet(onPage(matching, page));
  return { rows: fromRows(rows), total: matching.length };
}

/** Reads all rows of the filter with the fewest rows, and sorts them in memory. */
async function readRarest(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters }: RowPlan,
  sizes: readonly number[],
  page: Page,
): Promise<FoundRows> {
  const rarest = filters[sizes.indexOf(Math.min(...sizes))] ?? ordered;
  const found = await rowsIn(applications, rarest).toArray();
  // A row with two such words is returned twice.
  const once = [...new Map(found.map((row) => [row.id, row])).values()];
  const matching = once.filter((row) => [ordered, ...filters].every((range) => isIn(range, row)));
  const place = (row: ApplicationRow) => [...keysOf(ordered, row), row.id];
  matching.sort((one, other) => indexedDB.cmp(place(one), place(other)));
  if (isDescending) matching.reverse();
  return { rows: fromRows(onPage(matching, page)), total: matching.length };
}

/** Narrows the first keys in order by the filters with few keys, and reads rows to test the other filters. */
async function lookThroughFirst(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters }: RowPlan,
  [inOrder = 0, ...sizes]: readonly number[],
  page: Page,
  caps: SearchCaps,
): Promise<FoundRows> {
  const isFrequent = (_: KeyRange, index: number) => (sizes[index] ?? 0) > caps.compared;
  const frequent = filters.filter(isFrequent);
  const rare = filters.filter((range) => !frequent.includes(range));
  const [first, ...sets] = await Promise.all([
    firstKeysIn(applications, ordered, isDescending, caps.comparedOfMany),
    ...rare.map(async (range) => new Set(await keysIn(applications, range))),
  ]);
  const narrowed = first.filter((key) => sets.every((set) => set.has(key)));
  const searched = inOrder > caps.comparedOfMany ? { searched: caps.comparedOfMany } : {};
  if (frequent.length === 0) {
    const rows = await applications.bulkGet(onPage(narrowed, page));
    return { rows: fromRows(rows), total: narrowed.length, ...searched };
  }
  const read = await applications.bulkGet(narrowed.slice(0, caps.read));
  const matching = read.filter((row) => row && frequent.every((range) => isIn(range, row)));
  return {
    rows: fromRows(onPage(matching, page)),
    total: matching.length,
    ...(narrowed.length > caps.read ? { searched: caps.read } : searched),
  };
}

function onPage<T>(all: readonly T[], { page, pageSize }: Page): T[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
}

/** A range of an index, both ends included. */
export interface KeyRange {
  index: string;
  lower: unknown;
  upper: unknown;
}

/** The keys of a compound index that begin with these values; all keys of the index if there are no values. */
export function beginningWith(fields: readonly string[], values: readonly unknown[]): KeyRange {
  const index = indexOf(fields);
  if (values.length === 0) return { index, lower: Dexie.minKey, upper: Dexie.maxKey };
  return { index, lower: [...values, Dexie.minKey], upper: [...values, Dexie.maxKey] };
}

/** As `beginningWith`, where the next value is at most `last`. */
export function upTo(
  fields: readonly string[],
  values: readonly unknown[],
  last: unknown,
): KeyRange {
  const upper = [...values, last, Dexie.maxKey];
  return { index: indexOf(fields), lower: [...values, Dexie.minKey], upper };
}

function indexOf(fields: readonly string[]): string {
  return fields.length > 1 ? `[${fields.join('+')}]` : fields.join('');
}

/** The values of a row in the fields of an index; empty if the row is not in the index. */
function keysOf({ index }: KeyRange, row: ApplicationRow): unknown[] {
  const fields = index.replaceAll(/[[\]]/g, '').split('+');
  const values = fields.map((field): unknown => Dexie.getByKeyPath(row, field));
  return values.includes(undefined) ? [] : values;
}

/** Whether a row is in a range. An index of words has an entry for each word. */
function isIn(range: KeyRange, row: ApplicationRow): boolean {
  const values = keysOf(range, row);
  if (values.length === 0) return false;
  const [only] = values;
  const entries = values.length > 1 ? [values] : Array.isArray(only) ? only : [only];
  return entries.some(
    (entry) => indexedDB.cmp(range.lower, entry) <= 0 && indexedDB.cmp(entry, range.upper) <= 0,
  );
}

/** The words of an index that start with this prefix. */
export function wordsBeginningWith(index: string, word: string): KeyRange {
  return { index, lower: word, upper: `${word}\uffff` };
}

/** The rows of a range, in its order. */
export function rowsIn<Row>(
  table: Table<Row, string>,
  { index, lower, upper }: KeyRange,
): Collection<Row, string> {
  return table.where(index).between(lower, upper, true, true);
}

/**
 * The primary keys of a range, in its order; a row with two entries in the range is returned twice. Call it inside a
 * transaction.
 *
 * In a live query Dexie records each key that it returns, which takes far longer than reading ten
 * thousand of them. So the keys are read without Dexie, and a count makes Dexie record what the query depends on.
 */
async function keysIn<Row>(
  table: Table<Row, string>,
  range: KeyRange,
  atMost?: number,
): Promise<string[]> {
  const noted = rowsIn(table, range).count();
  const { index, lower, upper } = range;
  const store = Dexie.currentTransaction.idbtrans.objectStore(table.name);
  const request = store.index(index).getAllKeys(IDBKeyRange.bound(lower, upper), atMost);
  const read = new Dexie.Promise<string[]>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as string[]);
    request.onerror = () => reject(request.error ?? new Error('The keys cannot be read.'));
  });
  const [keys] = await Promise.all([read, noted]);
  return keys;
}

/** The first keys of a range, in ascending or descending order. */
async function firstKeysIn<Row>(
  table: Table<Row, string>,
  range: KeyRange,
  isDescending: boolean,
  atMost: number,
): Promise<string[]> {
  if (!isDescending) return keysIn(table, range, atMost);
  // A cursor jumps to the last of them; from there the keys are read all at once in ascending order.
  const last = rowsIn(table, range)
    .reverse()
    .offset(atMost - 1)
    .limit(1);
  const [lower = range.lower] = await last.keys();
  const keys = await keysIn(table, { ...range, lower });
  return keys.reverse();
}
