import type { Data, Database, Records } from './database';

/** The record with each function in it replaced by what it returns now (`dayIn`). */
export function asWritten(data: Data): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueNow(value)]));
}

function valueNow(value: unknown): unknown {
  if (typeof value === 'function') return (value as () => unknown)();
  const isPlain = value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? asWritten(value as Data) : value;
}

/** Writes records by path, in one batch. */
export function write(database: Database, records: Records): Promise<void> {
  const batch = database.batch();
  for (const [path, data] of Object.entries(records))
    batch.set(database.doc(path), asWritten(data));
  return batch.commit();
}

/** Changes a record, and writes others in the same batch. */
export function update(
  database: Database,
  path: string,
  change: Data,
  beside: Records = {},
): Promise<void> {
  const batch = database.batch();
  batch.update(database.doc(path), asWritten(change));
  for (const [other, data] of Object.entries(beside)) batch.set(database.doc(other), data);
  return batch.commit();
}

/** Deletes a record, and writes others in the same batch. */
export function remove(database: Database, path: string, beside: Records = {}): Promise<void> {
  const batch = database.batch();
  batch.delete(database.doc(path));
  for (const [other, data] of Object.entries(beside)) batch.set(database.doc(other), data);
  return batch.commit();
}
