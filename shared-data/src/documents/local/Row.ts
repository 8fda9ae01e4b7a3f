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
  return new StoredDocument(path, row?.fields, { handle: row });
}
