import Dexie, { type Table, type Collection } from 'dexie';
import type { Application } from '../Application';
import { fromRows, type ApplicationTables } from './applicationRow';

/** How a page of applications is found. */
export interface RowPlan {
  /** In ascending order, already narrowed as far as one index goes. */
  ordered: KeyRange;
  isDescending: boolean;
  /** What the rows must be in besides. */
  filters: KeyRange[];
}

/**
 * One page. Where an index holds filter and order together, only the rows of the page are read;
 * otherwise the keys, in order, are narrowed by the keys of each further filter. Rows that are not
 * on the page are never read. Call it inside a transaction: count and rows belong together.
 * @param place the page from 1
 */
export async function findRows(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters }: RowPlan,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: Application[]; total: number }> {
  const start = (page - 1) * pageSize;

  if (filters.length === 0) {
    const total = await rowsIn(applications, ordered).count();
    const inOrder = rowsIn(applications, ordered);
    if (isDescending) inOrder.reverse();
    const rows = await inOrder.offset(start).limit(pageSize).toArray();
    return { rows: fromRows(rows), total };
  }

  const [keys, ...sets] = await Promise.all([
    keysIn(applications, ordered),
    ...filters.map(async (range) => new Set(await keysIn(applications, range))),
  ]);
  const matching = keys.filter((key) => sets.every((set) => set.has(key)));
  // Reversed here: a browser hands out keys in ascending order at once, in descending one by one.
  if (isDescending) matching.reverse();
  const rows = await applications.bulkGet(matching.slice(start, start + pageSize));
  return { rows: fromRows(rows), total: matching.length };
}

/** A stretch of an index, both ends included. */
export interface KeyRange {
  index: string;
  lower: unknown;
  upper: unknown;
}

/** The keys of a compound index that begin with these values; all keys of the index without any. */
export function beginningWith(fields: readonly string[], values: readonly unknown[]): KeyRange {
  const index = indexOf(fields);
  if (values.length === 0) return { index, lower: Dexie.minKey, upper: Dexie.maxKey };
  return { index, lower: [...values, Dexie.minKey], upper: [...values, Dexie.maxKey] };
}

/** The same where the next value is this one or a smaller one. */
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

/** The words of an index that begin with this one. */
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
 * The primary keys of a range, in its order; one that stands there twice comes twice. Call it inside a
 * transaction.
 *
 * In a live query Dexie notes each key that it hands out, which takes far longer than reading ten
 * thousand of them. So they are read past it, and what the query depends on is noted by counting.
 */
async function keysIn<Row>(table: Table<Row, string>, range: KeyRange): Promise<string[]> {
  const noted = rowsIn(table, range).count();
  const { index, lower, upper } = range;
  const store = Dexie.currentTransaction.idbtrans.objectStore(table.name);
  const request = store.index(index).getAllKeys(IDBKeyRange.bound(lower, upper));
  const read = new Dexie.Promise<string[]>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as string[]);
    request.onerror = () => reject(request.error ?? new Error('The keys cannot be read.'));
  });
  const [keys] = await Promise.all([read, noted]);
  return keys;
}
