import { createTurns } from '../../async/createTurns';
import type { Path } from '../Documents';
import type { Commit } from './commits';
import { inTransaction, readRow, readRows, readVersion } from './database';
import { type Key, keyOf, type Row } from './Row';
import type { Change } from './writes';

/** The documents that may have changed. */
export type Changed = readonly Key[] | 'all';

/**
 * What was read of the database: whole collections, all as of the same version.
 * @param announce called after each change
 */
export function createMemory(database: IDBDatabase, announce: (changed: Changed) => void) {
  const collections = new Map<Path, Map<string, Row>>();
  let version = -1;
  /** One at a time, so that all collections are of the same version. Commits do not wait. */
  const inTurn = createTurns(1);

  /** Reads this collection, and all others if there was a commit of another tab. */
  async function load(collection?: Path): Promise<void> {
    const before = version;
    const { stored, lists } = await inTransaction(database, 'readonly', async (stores) => {
      const stored = await readVersion(stores);
      const wanted = new Set(stored === before ? [] : collections.keys());
      if (collection !== undefined && !collections.has(collection)) wanted.add(collection);
      const read = async (path: Path) => [path, await readRows(stores, path)] as const;
      return { stored, lists: await Promise.all([...wanted].map(read)) };
    });
    // A commit of this tab came between.
    if (version !== before) return load(collection);
    for (const [path, rows] of lists) {
      collections.set(path, new Map(rows.map((row) => [row.id, row])));
    }
    version = stored;
    if (stored !== before) announce('all');
  }

  function apply(changes: readonly Change[]) {
    version += 1;
    for (const [[collection, id], row] of changes) {
      if (row) collections.get(collection)?.set(id, row);
      else collections.get(collection)?.delete(id);
    }
    announce(changes.map(([key]) => key));
  }

  /** Reads what a commit of another instance has changed. */
  async function readChanges({ version: next, changed }: Commit): Promise<void> {
    if (next <= version) return;
    const known = changed.filter(([collection]) => collections.has(collection));
    const { stored, rows } = await inTransaction(database, 'readonly', async (stores) => ({
      stored: await readVersion(stores),
      rows: await Promise.all(known.map((key) => readRow(stores, key))),
    }));
    // A commit was missed, or another one has followed.
    if (stored !== next || version !== next - 1) return load();
    const found = new Map(known.map((key, index) => [key, rows[index]]));
    apply(changed.map((key) => [key, found.get(key)]));
  }

  return {
    version: () => version,

    async rowsOf(collection: Path): Promise<Iterable<Row>> {
      if (!collections.has(collection)) await inTurn(() => load(collection));
      return collections.get(collection)?.values() ?? [];
    },

    /** Reads only this document where its collection is not in memory: one with files would be too large. */
    async find(path: Path): Promise<Row | undefined> {
      const [collection, id] = keyOf(path);
      const loaded = collections.get(collection);
      if (loaded) return loaded.get(id);
      return inTransaction(database, 'readonly', (stores) => readRow(stores, [collection, id]));
    },

    /** Checks whether another tab has committed, and reads its changes. */
    refresh: () => inTurn(() => load()),

    follow: (commit: Commit) => inTurn(() => readChanges(commit)),

    /** Takes over a commit of this instance. */
    committed(changes: readonly Change[], seen: number) {
      // Otherwise it was read already.
      if (version === seen) apply(changes);
    },
  };
}
