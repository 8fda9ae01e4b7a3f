import { isBytes } from 'shared-model';
import type { Fields, Path } from '../Documents';
import { ServerValue } from '../serverValues';
import { namesOf } from './readerOf';

/**
 * The fields of a document that is written as a whole. What is stored is always built anew, so that neither the
 * caller's values nor the document before it are shared.
 * @param time the time of the transaction
 * @param base the document that is merged into
 */
export function storedFields(fields: Fields, time: string, base?: Fields): Fields {
  const result = { ...base };
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    setField(result, name, storedValue(value, time, base && result[name], base !== undefined));
  }
  return result;
}

/**
 * The fields of a document after an update.
 * @throws Error if there is no document
 */
export function updatedFields(
  path: Path,
  before: Fields | undefined,
  changes: Fields,
  time: string,
): Fields {
  if (!before) throw new Error(`No document to update: ${path}`);
  return Object.entries(changes).reduce((fields, [field, value]) => {
    if (value === undefined) return fields;
    return withField(fields, namesOf(field), (old) => storedValue(value, time, old, false));
  }, before);
}

function withField(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): Fields {
  const old = fields[name];
  const isWithin = rest.length > 0;
  const value = isWithin ? withField(isMap(old) ? old : {}, rest, change) : change(old);
  const result = { ...fields };
  setField(result, name, value);
  return result;
}

/** @returns undefined for a field that is removed */
function storedValue(value: unknown, time: string, old: unknown, isMerged: boolean): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ServerValue) return serverValue(value, time, old);
  // A view may be a small part of a large file, and IndexedDB would store all of it.
  if (isBytes(value)) return value.slice();
  if (Array.isArray(value)) return value.map((each) => storedValue(each, time, undefined, false));
  if (!isMap(value)) return value;
  // As in Firestore, an empty map replaces the one before.
  const isBase = isMerged && isMap(old) && Object.keys(value).length > 0;
  return storedFields(value, time, isBase ? old : undefined);
}

function serverValue({ kind, by }: ServerValue, time: string, old: unknown): unknown {
  if (kind === 'time') return time;
  if (kind === 'increment') return (typeof old === 'number' ? old : 0) + by;
  return undefined;
}

function setField(fields: Fields, name: string, value: unknown) {
  if (value === undefined) Reflect.deleteProperty(fields, name);
  else fields[name] = value;
}

/** Not a list, nor the contents of a file. */
function isMap(value: unknown): value is Fields {
  return Object.prototype.toString.call(value) === '[object Object]';
}
