import type { Fields, Path, Transaction } from '../Documents';
import type { StoredDocument } from '../StoredDocument';
import { inTransaction, readRow, readVersion } from './database';
import { type Key, keyOf, type Row } from './Row';
import { storedFields, updatedFields } from './storedFields';

/** A write that waits for the commit. */
interface Write {
  path: Path;
  /** @returns undefined to delete the document */
  apply: (before: Fields | undefined, time: string) => Fields | undefined;
}

/** A document that a commit has written; without a row, it is deleted. */
export type Change = [key: Key, row: Row | undefined];

/** More than one commit ever creates. */
export const mostMade = 1_000_000;

/** Collects the writes of a transaction. */
export function collectWrites(get: (path: Path) => Promise<StoredDocument>) {
  const writes: Write[] = [];
  const add = (path: Path, apply: Write['apply']) => void writes.push({ path, apply });
  const transaction: Transaction = {
    async get(path) {
      if (writes.length > 0) throw new Error('All reads of a transaction must precede its writes.');
      return get(path);
    },
    set(path, fields, { merge } = { merge: false }) {
      add(path, (before, time) => storedFields(fields, time, merge ? before : undefined));
    },
    update(path, changes) {
      add(path, (before, time) => updatedFields(path, before, changes, time));
    },
    delete(path) {
      add(path, () => undefined);
    },
  };
  return { transaction, writes };
}

/**
 * Stores all writes in one transaction of the database.
 * @param seen the version that the writes are based on
 * @returns undefined if another tab has committed since: nothing is stored then
 * @throws a `StorageError`, or an error about a write that is not possible
 */
export function commitWrites(
  database: IDBDatabase,
  writes: readonly Write[],
  seen: number,
  time: string,
): Promise<Change[] | undefined> {
  return inTransaction(database, 'readwrite', async (stores) => {
    if ((await readVersion(stores)) !== seen) return undefined;
    const paths = [...new Set(writes.map(({ path }) => path))];
    const before = await Promise.all(paths.map((path) => readRow(stores, keyOf(path))));
    const rows = new Map(paths.map((path, index) => [path, before[index]]));
    const changes = appliedWrites(writes, rows, { version: seen, time });
    for (const [key, row] of changes) {
      if (row) stores.documents.put(row);
      else stores.documents.delete(key);
    }
    stores.meta.put(seen + 1, 'version');
    return changes;
  });
}

/**
 * What writes make of documents, each document once.
 * @param before the documents of all writes, as they were
 * @param version the number of commits before this one
 * @throws Error about a write that is not possible
 */
export function appliedWrites(
  writes: readonly Write[],
  before: ReadonlyMap<Path, Row | undefined>,
  { version, time }: { version: number; time: string },
): Change[] {
  const rows = new Map<Path, Row | undefined>();
  for (const [index, { path, apply }] of writes.entries()) {
    const row = rows.has(path) ? rows.get(path) : before.get(path);
    const fields = apply(row?.fields, time);
    const [collection, id] = keyOf(path);
    const made = row?.made ?? (version + 1) * mostMade + index;
    rows.set(path, fields && { collection, id, fields, made });
  }
  return [...rows].map(([path, row]) => [keyOf(path), row]);
}
