import { setImmediate } from 'node:timers';
import { createTurns } from '../../async/createTurns';
import type { Documents, Fields, Path, Query } from '../Documents';
import { createWatches } from '../local/createWatches';
import { findAllRows, findRows, sumOf } from '../local/findRows';
import { keyOf, type Row, storedDocument } from '../local/Row';
import { appliedWrites, collectWrites, mostMade } from '../local/writes';

/** The documents of a memory driver, by their paths. */
export type MemoryRows = Map<Path, Row>;

interface MemoryOptions {
  /** What is there at first. It is changed by what is written. */
  rows?: MemoryRows;
  now?: () => Date;
}

export interface MemoryDocuments extends Documents {
  /** Ends all watches without notifying them. */
  close: () => void;
}

/**
 * A driver for tests that keeps documents in memory, and finds and writes them with the code of the local driver. It needs no
 * storage of a browser, and a store on it opens in a millisecond.
 */
export function openMemoryDocuments({
  rows = new Map(),
  now = () => new Date(),
}: MemoryOptions = {}): MemoryDocuments {
  const { watch, announce, endAll } = createWatches();
  const inTurn = createTurns(1);
  let version = commitsIn(rows);

  const get = (path: Path) => answer(() => storedDocument(path, rows.get(path)));
  const rowsOf = ({ collection }: Query) =>
    [...rows.values()].filter((row) => row.collection === collection);
  const findDocuments = (query: Query) =>
    answer(() =>
      findRows(rowsOf(query), query).map((row) =>
        storedDocument(`${row.collection}/${row.id}`, row),
      ),
    );

  return {
    get,
    query: findDocuments,
    count: (query) => answer(() => findAllRows(rowsOf(query), query).length),
    sum: (query, field) => answer(() => sumOf(findAllRows(rowsOf(query), query), field)),
    watchQuery: (query, read) =>
      watch(
        () => findDocuments(query),
        (docs) => read({ docs, isCached: false }),
        ([collection]) => collection === query.collection,
      ),
    watchDocument: (path, read) =>
      watch(
        () => get(path),
        read,
        ([collection, id]) => `${collection}/${id}` === path,
      ),
    transact: (act) =>
      inTurn(async () => {
        const { transaction, writes } = collectWrites(get);
        const result = await act(transaction);
        await answered();
        const changes = appliedWrites(writes, rows, { version, time: now().toISOString() });
        version += 1;
        for (const [[collection, id], row] of changes) {
          if (row) rows.set(`${collection}/${id}`, row);
          else rows.delete(`${collection}/${id}`);
        }
        announce(changes.map(([key]) => key));
        return result;
      }),
    close: () => endAll(),
  };
}

/** Answers in a later task, as a browser's storage does; timers that a test replaces do not hold it back. */
const answer = <T>(read: () => T): Promise<T> => answered().then(read);
const answered = () => new Promise<void>((resolve) => setImmediate(() => resolve()));

/** Creates or replaces a document; a replaced one keeps its place among equal ones. */
export function putRow(rows: MemoryRows, path: Path, fields: Fields): void {
  const [collection, id] = keyOf(path);
  const made = rows.get(path)?.made ?? commitsIn(rows) * mostMade;
  rows.set(path, { collection, id, fields, made });
}

/** At least the number of commits that have made these rows. */
const commitsIn = (rows: MemoryRows) =>
  1 + Math.max(0, ...[...rows.values()].map(({ made }) => Math.floor(made / mostMade)));
