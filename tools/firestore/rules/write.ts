import type { Database, Records } from './database';

/** Writes records by their paths, all at once. */
export function write(database: Database, records: Records): Promise<void> {
  const batch = database.batch();
  for (const [path, data] of Object.entries(records)) batch.set(database.doc(path), data);
  return batch.commit();
}
