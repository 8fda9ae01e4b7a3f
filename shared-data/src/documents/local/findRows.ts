import type { Order, Query } from '../Documents';
import type { StoredDocument } from '../StoredDocument';
import { matchesAll } from './matches';
import { readerOf } from './readerOf';
import type { Row } from './Row';

/** A row with the fields that order it, read once. */
interface Entry {
  row: Row;
  keys: readonly unknown[];
}

type Compare = (first: Entry, second: Entry) => number;

/** The rows that a query finds, in order. */
export function findRows(rows: Iterable<Row>, query: Query): Row[] {
  const { entries, compare } = findEntries(rows, query);
  return firstOf(entries, query.limit ?? Infinity, compare).map(({ row }) => row);
}

/** The rows that a query finds, whatever its limit, in any order. */
export function findAllRows(rows: Iterable<Row>, query: Query): Row[] {
  return findEntries(rows, query).entries.map(({ row }) => row);
}

/** How many rows there are, and the sum of the numbers in a field of them. */
export function sumOf(rows: readonly Row[], field: string): { count: number; sum: number } {
  const read = readerOf(field);
  const sum = rows.reduce((total, { fields }) => {
    const value = read(fields);
    return typeof value === 'number' ? total + value : total;
  }, 0);
  return { count: rows.length, sum };
}

function findEntries(rows: Iterable<Row>, query: Query) {
  const order = orderOf(query);
  const compare = compareBy(order);
  const matches = matchesAll(query.filters);
  const toEntry = entryOf(order);
  const after = query.after && toEntry(rowOf(query.after));
  const entries: Entry[] = [];
  for (const row of rows) {
    if (!matches(row.fields)) continue;
    const entry = toEntry(row);
    if (entry.keys.includes(undefined)) continue;
    if (!after || compare(entry, after) > 0) entries.push(entry);
  }
  return { entries, compare };
}

/** As in Firestore, a field that is filtered by a range orders the documents, after the order that is asked for. */
function orderOf({ order = [], filters = [] }: Query): readonly Order[] {
  const direction = order.at(-1)?.direction ?? 'asc';
  const all = [...order];
  for (const { field, operator } of filters) {
    const isRange = /[<>]/.test(operator) && typeof field === 'string';
    if (isRange && all.every((each) => each.field !== field)) all.push({ field, direction });
  }
  return all;
}

/** The row as it was when the previous page was read: it may have changed since. */
function rowOf({ handle, path }: StoredDocument): Row {
  if (handle === undefined) throw new Error(`No document to continue after: ${path}`);
  return handle as Row;
}

function entryOf(order: readonly Order[]): (row: Row) => Entry {
  const readers = order.map(({ field }) => readerOf(field));
  return (row) => ({ row, keys: readers.map((read) => read(row.fields)) });
}

/** Equal documents have the order of their creation, in the direction of the last field. */
function compareBy(order: readonly Order[]): Compare {
  if (order.length === 0) return (first, second) => compareValues(first.row.id, second.row.id);
  const signs = order.map(({ direction }) => (direction === 'asc' ? 1 : -1));
  const lastSign = signs.at(-1) ?? 1;
  return (first, second) => {
    for (let index = 0; index < signs.length; index += 1) {
      const compared = compareValues(first.keys[index], second.keys[index]);
      if (compared !== 0) return compared * (signs[index] ?? 1);
    }
    return lastSign * (first.row.made - second.row.made);
  };
}

/** The order of the types, as in Firestore; null comes first. Lists and maps have no order. */
const types = ['object', 'boolean', 'number', 'string'];

function compareValues(first: unknown, second: unknown): number {
  if (typeof first !== typeof second)
    return types.indexOf(typeof first) - types.indexOf(typeof second);
  if (typeof first === 'object') return 0;
  return (first as string) < (second as string) ? -1 : Number(first !== second);
}

/** The first entries in order. A short list is picked without sorting all of them. */
function firstOf(entries: Entry[], limit: number, compare: Compare): Entry[] {
  if (limit * 8 > entries.length) return entries.sort(compare).slice(0, limit);
  const first: Entry[] = [];
  for (const entry of entries) {
    const last = first[limit - 1];
    if (last && compare(entry, last) > 0) continue;
    first.splice(placeOf(entry, first, compare), 0, entry);
    first.length = Math.min(first.length, limit);
  }
  return first;
}

/** Where an entry belongs in a sorted list. */
function placeOf(entry: Entry, sorted: readonly Entry[], compare: Compare): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other && compare(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
