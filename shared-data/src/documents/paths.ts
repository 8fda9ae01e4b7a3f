import type { Path } from './fields';

/** The id of a document: the last part of its path. */
export const idOf = (path: Path): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of the collection that a document is in. */
export const collectionOf = (path: Path): Path => path.slice(0, path.lastIndexOf('/'));
