import type { Dexie, Table } from 'dexie';
import type { LogEntry } from '../LogEntry';
import { composeEntry, type ComposedEntry } from '../composeEntry';

/** An entry on this device. Entries with the same time are distinguished by the order in which they were added. */
export interface LogRow extends ComposedEntry {
  order?: number;
  id: string;
  at: string;
}

export function logTableOf(db: Dexie): Table<LogRow, number> {
  return db.table('log');
}

/** Adds the entry of an action. Call it within the transaction of the action, which must include the table 'log'. */
export async function addLogEntry(db: Dexie, { id, at, ...entry }: LogEntry): Promise<void> {
  await logTableOf(db).add({ id, at, ...composeEntry(entry) });
}
