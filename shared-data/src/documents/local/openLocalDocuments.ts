import { StorageError } from 'shared-model';
import type { Documents, Path, Query, Transaction } from '../Documents';
import { joinCommits } from './commits';
import { createWatches } from './createWatches';
import { openDatabase } from './database';
import { exclusively } from './exclusively';
import { findAllRows, findRows, sumOf } from './findRows';
import { createMemory } from './memory';
import { keyOf, type Row, storedDocument } from './Row';
import { collectWrites, commitWrites } from './writes';

interface LocalOptions {
  /** The name of the database. */
  name: string;
  /** The storage, if the browser has one. By default, that of the page. */
  factory?: IDBFactory | undefined;
  /** The time that `serverTime` stands for. */
  now: () => Date;
  /** Called when the storage has been closed by anyone but `close()`. */
  onClosed: () => void;
}

export interface LocalDocuments extends Documents {
  /** Ends all watches without notifying them. A transaction that is being stored is completed; others reject. */
  close: () => void;
  /** Ends all watches, with an error if there is one. */
  endAll: (error?: Error) => void;
}

/**
 * Opens documents in the storage of this browser. Collections that are queried are kept in memory, as they are
 * in the database: what is read must not be changed. Tabs notify each other about what they write.
 * @throws StorageBlockedError, StorageHeldError, StorageLostError, StorageFullError
 */
export async function openLocalDocuments({
  name,
  factory = globalThis.indexedDB,
  now,
  onClosed,
}: LocalOptions): Promise<LocalDocuments> {
  const database = await openDatabase(name, factory);
  const { watch, announce, endAll } = createWatches();
  const memory = createMemory(database, announce);
  let isClosed = false;

  /** Ends all watches if it fails: what they show is older than the database. */
  const catchUp = (reading: Promise<void>) => void reading.catch(endAll);
  const commits = joinCommits(name, {
    follow: (commit) => catchUp(memory.follow(commit)),
    wake: () => catchUp(memory.refresh()),
  });

  function stop() {
    isClosed = true;
    commits.leave();
    database.close();
  }
  function close() {
    if (!isClosed) stop();
    endAll();
  }
  function lose() {
    if (isClosed) return;
    stop();
    onClosed();
    endAll(new StorageError('StorageLostError'));
  }
  database.onversionchange = lose;
  database.onclose = lose;

  function assertOpen() {
    if (isClosed) throw new StorageError('StorageLostError');
  }

  async function get(path: Path) {
    assertOpen();
    return storedDocument(path, await memory.find(path));
  }

  async function find(query: Query, findIn: typeof findRows): Promise<Row[]> {
    assertOpen();
    return findIn(await memory.rowsOf(query.collection), query);
  }

  async function findDocuments(query: Query) {
    const rows = await find(query, findRows);
    return rows.map((row) => storedDocument(`${row.collection}/${row.id}`, row));
  }

  /** Again if another tab has committed meanwhile: without locks, a tab is not kept from it. */
  async function attempt<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
    assertOpen();
    await memory.refresh();
    const seen = memory.version();
    const { transaction, writes } = collectWrites(get);
    const result = await act(transaction);
    if (writes.length === 0) return result;
    assertOpen();
    const changes = await commitWrites(database, writes, seen, now().toISOString());
    if (!changes) return attempt(act);
    memory.committed(changes, seen);
    commits.post({ version: seen + 1, changed: changes.map(([key]) => key) });
    return result;
  }

  try {
    await memory.refresh();
    assertOpen();
  } catch (error) {
    close();
    throw error;
  }

  return {
    get,
    query: findDocuments,
    count: async (query) => (await find(query, findAllRows)).length,
    sum: async (query, field) => sumOf(await find(query, findAllRows), field),
    watchQuery: (query, read) =>
      watch(
        () => findDocuments(query),
        (docs) => read({ docs, isCached: false }),
        ([collection]) => collection === query.collection,
      ),
    watchDocument(path, read) {
      const [collection, id] = keyOf(path);
      return watch(
        () => get(path),
        read,
        (key) => key[0] === collection && key[1] === id,
      );
    },
    transact: (act) => exclusively(name, () => attempt(act)),
    close,
    endAll,
  };
}
