import Dexie, { type Collection, type Table } from 'dexie';

/** A stretch of an index, both ends included. */
export interface KeyRange {
  index: string;
  lower: unknown;
  upper: unknown;
}

/** The keys of a compound index that begin with these values; all keys of the index without any. */
export function beginningWith(fields: readonly string[], values: readonly unknown[]): KeyRange {
  const index = fields.length > 1 ? `[${fields.join('+')}]` : fields.join('');
  if (values.length === 0) return { index, lower: Dexie.minKey, upper: Dexie.maxKey };
  return { index, lower: [...values, Dexie.minKey], upper: [...values, Dexie.maxKey] };
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
export async function keysIn<Row>(table: Table<Row, string>, range: KeyRange): Promise<string[]> {
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
