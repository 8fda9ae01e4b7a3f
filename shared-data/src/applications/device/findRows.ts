import Dexie, { type PromiseExtended, type Table } from 'dexie';
import { soughtNames, type SoughtWord } from '../soughtWords';
import { fromRows, type ApplicationRow, type ApplicationTables } from './applicationRow';
import {
  readInOrder,
  rowsIn,
  type AskedPage,
  type FoundRows,
  type KeyRange,
  type Page,
  type RowPlan,
} from './rowsInOrder';

/** A plan with the words of a search. */
export interface SearchedPlan extends RowPlan {
  /** Rows that meet these conditions too come first: those with the words as they are typed. */
  first?: KeyRange[][];
  /** The conditions instead of `filters` that similar names meet as well. */
  similar?: KeyRange[][];
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

/** How many similar names are shown. */
const similarAtMost = 10;

/** Finds one page of what has all words of the search. Call it inside a transaction: count and rows must agree. */
export function searchRows(
  applications: ApplicationTables['applications'],
  plan: RowPlan,
  { search, inOrder, ...page }: AskedPage,
): Promise<FoundRows> {
  const { first, similar, ...searched } = withWords(plan, search);
  return findClosest(applications, inOrder ? searched : { ...searched, first, similar }, page);
}

/** Finds one page, and at the end of the list what has only a similar name. */
async function findClosest(
  applications: ApplicationTables['applications'],
  plan: SearchedPlan,
  page: Page,
): Promise<FoundRows> {
  const found = await findRows(applications, plan, page);
  const { similar = [], ...rest } = plan;
  if (similar.length === 0 || found.total > page.page * page.pageSize) return found;
  const all = { page: 1, pageSize: found.total + similarAtMost };
  // One after the other, for the same reason as in `countIn`.
  const own = await findRows(applications, plan, all);
  const more = await findRows(applications, { ...rest, filters: similar, first: [] }, all);
  const ids = new Set(own.rows.map(({ id }) => id));
  const others = more.rows.filter(({ id }) => !ids.has(id));
  return others.length === 0 ? found : { ...found, similar: others.slice(0, similarAtMost) };
}

/**
 * Finds one page. If one index covers filter and order, only the rows of the page are read; otherwise
 * the keys, in order, are narrowed by the keys of each further filter. With very many applications, a search
 * for a frequent word covers only the first of them, and reports that in `searched`. Call it inside a transaction:
 * count and rows must agree.
 */
export async function findRows(
  applications: ApplicationTables['applications'],
  plan: SearchedPlan,
  page: Page,
  caps: SearchCaps = usualCaps,
): Promise<FoundRows> {
  if (plan.filters.length === 0) return readInOrder(applications, plan, page);
  const sizes = await Promise.all(
    [[plan.ordered], ...plan.filters].map((ranges) => countIn(applications, ranges)),
  );
  const [, ...narrowing] = sizes;
  if (Math.max(...sizes) <= caps.compared) return compareAll(applications, plan, page);
  if (Math.min(...narrowing) <= caps.read) return readRarest(applications, plan, narrowing, page);
  return lookThroughFirst(applications, plan, sizes, page, caps);
}

async function compareAll(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters, first = [] }: SearchedPlan,
  page: Page,
): Promise<FoundRows> {
  const [keys, ...sets] = await Promise.all([
    keysIn(applications, ordered),
    ...filters.map((ranges) => keysInAny(applications, ranges)),
  ]);
  const matching = keys.filter((key) => sets.every((set) => set.has(key)));
  // Reversed here: a browser returns keys in ascending order all at once, in descending order one by one.
  if (isDescending) matching.reverse();
  const arranged = await keysFirst(applications, matching, first);
  const rows = await applications.bulkGet(onPage(arranged, page));
  return { rows: fromRows(rows), total: matching.length };
}

/** Those of the keys that meet all these conditions first, each part in the given order. */
async function keysFirst(
  applications: ApplicationTables['applications'],
  keys: readonly string[],
  conditions: readonly KeyRange[][],
): Promise<readonly string[]> {
  if (conditions.length === 0) return keys;
  const sets = await Promise.all(conditions.map((ranges) => keysInAny(applications, ranges)));
  return placeFirst(keys, (key) => sets.every((set) => set.has(key)));
}

function rowsFirst(rows: ApplicationRow[], conditions: readonly KeyRange[][]): ApplicationRow[] {
  return conditions.length === 0 ? rows : placeFirst(rows, (row) => isInAll(conditions, row));
}

function placeFirst<T>(all: readonly T[], isFirst: (each: T) => boolean): T[] {
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}

function isInAll(conditions: readonly KeyRange[][], row: ApplicationRow): boolean {
  return conditions.every((ranges) => ranges.some((range) => isIn(range, row)));
}

/** Reads all rows of the filter with the fewest rows, and sorts them in memory. */
async function readRarest(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters, first = [] }: SearchedPlan,
  sizes: readonly number[],
  page: Page,
): Promise<FoundRows> {
  const rarest = filters[sizes.indexOf(Math.min(...sizes))] ?? [ordered];
  const found = await Promise.all(rarest.map((range) => rowsIn(applications, range).toArray()));
  // A row with two such words is returned twice.
  const once = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  const matching = once.filter((row) => isInAll([[ordered], ...filters], row));
  const place = (row: ApplicationRow) => [...keysOf(ordered, row), row.id];
  matching.sort((one, other) => indexedDB.cmp(place(one), place(other)));
  if (isDescending) matching.reverse();
  return { rows: fromRows(onPage(rowsFirst(matching, first), page)), total: matching.length };
}

/** Narrows the first keys in order by the filters with few keys, and reads rows to test the other filters. */
async function lookThroughFirst(
  applications: ApplicationTables['applications'],
  { ordered, isDescending, filters, first = [] }: SearchedPlan,
  [inOrder = 0, ...sizes]: readonly number[],
  page: Page,
  caps: SearchCaps,
): Promise<FoundRows> {
  const isFrequent = (_: KeyRange[], index: number) => (sizes[index] ?? 0) > caps.compared;
  const frequent = filters.filter(isFrequent);
  const rare = filters.filter((ranges) => !frequent.includes(ranges));
  const [earliest, ...sets] = await Promise.all([
    firstKeysIn(applications, ordered, isDescending, caps.comparedOfMany),
    ...rare.map((ranges) => keysInAny(applications, ranges)),
  ]);
  const narrowed = earliest.filter((key) => sets.every((set) => set.has(key)));
  const searched = inOrder > caps.comparedOfMany ? { searched: caps.comparedOfMany } : {};
  if (frequent.length === 0) {
    const arranged = await keysFirst(applications, narrowed, first);
    const rows = await applications.bulkGet(onPage(arranged, page));
    return { rows: fromRows(rows), total: narrowed.length, ...searched };
  }
  const read = await applications.bulkGet(narrowed.slice(0, caps.read));
  const matching = read.flatMap((row) => (row && isInAll(frequent, row) ? [row] : []));
  return {
    rows: fromRows(onPage(rowsFirst(matching, first), page)),
    total: matching.length,
    ...(narrowed.length > caps.read ? { searched: caps.read } : searched),
  };
}

function onPage<T>(all: readonly T[], { page, pageSize }: Page): T[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
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

function withWords({ filters, ...plan }: RowPlan, search = ''): Required<SearchedPlan> {
  const words = soughtNames(search);
  const by = (word: string) => wordsBeginningWith('keys.words', word);
  const soundOf = ({ exact, sounds }: SoughtWord) => [exact, ...sounds].map(by);
  return {
    ...plan,
    filters: [...filters, ...words.map(soundOf)],
    first: words.every(({ sounds }) => sounds.length === 0)
      ? []
      : words.map(({ exact }) => [by(exact)]),
    similar: words.every(({ similar }) => similar === undefined)
      ? []
      : [...filters, ...words.map((word) => [...soundOf(word), ...similarTo(word)])],
  };
}

/** A key of similar names is found as a whole. */
function similarTo({ similar }: SoughtWord): KeyRange[] {
  return similar === undefined ? [] : [{ index: 'keys.words', lower: similar, upper: similar }];
}

// `Dexie.Promise`, since Dexie loses its transaction behind functions that await at the same time.

function countIn(
  applications: ApplicationTables['applications'],
  ranges: readonly KeyRange[],
): PromiseExtended<number> {
  const counting = ranges.map((range) => rowsIn(applications, range).count());
  return Dexie.Promise.all(counting).then((counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  );
}

function keysInAny(
  applications: ApplicationTables['applications'],
  ranges: readonly KeyRange[],
): PromiseExtended<Set<string>> {
  const reading = ranges.map((range) => keysIn(applications, range));
  return Dexie.Promise.all(reading).then((keys) => new Set(keys.flat()));
}

/**
 * The primary keys of a range, in its order; a row with two entries in the range is returned twice. Call it inside a
 * transaction.
 *
 * In a live query Dexie records each key that it returns, which takes far longer than reading ten
 * thousand of them. So the keys are read without Dexie, and a count makes Dexie record what the query depends on.
 */
function keysIn<Row>(
  table: Table<Row, string>,
  range: KeyRange,
  atMost?: number,
): PromiseExtended<string[]> {
  const noted = rowsIn(table, range).count();
  const { index, lower, upper } = range;
  const store = Dexie.currentTransaction.idbtrans.objectStore(table.name);
  const request = store.index(index).getAllKeys(IDBKeyRange.bound(lower, upper), atMost);
  const read = new Dexie.Promise<string[]>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as string[]);
    request.onerror = () => reject(request.error ?? new Error('The keys cannot be read.'));
  });
  return Dexie.Promise.all([read, noted]).then(([keys]) => keys);
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
