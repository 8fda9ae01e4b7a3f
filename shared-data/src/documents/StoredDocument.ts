import type { Fields, Path } from './fields';
import { collectionOf, idOf } from './paths';

interface Origin {
  /** From the cache: the server has not confirmed it yet. */
  isCached?: boolean;
  /** The driver's own form of the document. */
  handle?: unknown;
  /** A field as the driver stores it. */
  unchanged?: (field: string) => unknown;
  /** Differs for each state of each document, so that states are compared without all of their fields. */
  stamp?: number;
}

/** A document as it was read; one that does not exist has no data. */
export class StoredDocument {
  constructor(
    readonly path: Path,
    readonly data: Fields | undefined,
    private readonly origin: Origin = {},
  ) {}

  get id(): string {
    return idOf(this.path);
  }

  /** The path of its collection. */
  get collection(): Path {
    return collectionOf(this.path);
  }

  get exists(): boolean {
    return this.data !== undefined;
  }

  get isCached(): boolean {
    return this.origin.isCached === true;
  }

  /** The driver's own form of the document, such as a cursor needs. */
  get handle(): unknown {
    return this.origin.handle;
  }

  /** A field; 'keys.names' is a field of the map 'keys'. Undefined where it is missing. */
  get(field: string): unknown {
    return fieldOf(this.data, field);
  }

  /** What states are compared by (`onceEach`): neither the driver's own form nor where it comes from. */
  toJSON(): unknown {
    return [this.path, this.origin.stamp ?? this.data];
  }

  /** A field with its full precision, to be written back as it is: a time that is read has milliseconds only. */
  unchanged(field: string): unknown {
    return this.origin.unchanged ? this.origin.unchanged(field) : this.get(field);
  }
}

/** The value at a path of names with dots between them. */
export function fieldOf(data: unknown, field: string): unknown {
  let value = data;
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Fields)[name];
  }
  return value;
}
