import type { Fields, Path } from '../Documents';
import { collectionOf, idOf } from '../paths';
import { StoredDocument } from '../StoredDocument';

/** The key of a document in the database. */
export type Key = [collection: Path, id: string];

/** A document as it is stored. It is never changed: a write replaces it. */
export interface Row {
  collection: Path;
  id: string;
  fields: Fields;
  /** Orders the documents of the database by their creation. */
  made: number;
}

export const keyOf = (path: Path): Key => [collectionOf(path), idOf(path)];

/** Its data is the row's own, which is kept in memory: readers must not change it. */
export function storedDocument(path: Path, row: Row | undefined): StoredDocument {
  return new StoredDocument(path, row?.fields, row && { handle: row, stamp: stampOf(row) });
}

const stamps = new WeakMap<Row, number>();
let stamped = 0;

/** A row is replaced by each write, so a number for each row tells its states apart. */
function stampOf(row: Row): number {
  const stamp = stamps.get(row) ?? (stamped += 1);
  stamps.set(row, stamp);
  return stamp;
}
