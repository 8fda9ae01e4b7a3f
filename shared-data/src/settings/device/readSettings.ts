import type { Dexie, Table } from 'dexie';
import type { GenericSchema } from 'valibot';
import { parseRecord } from '../../store/parseRecord';
import { usualSettings } from '../CouncilSettings';
import { usualOffice } from '../OfficeSettings';
import { officeSchema, settingsSchema } from '../settingsSchema';

/** Reads the settings under an id: the usual ones until something is set. */
async function readIn<Settings>(
  db: Dexie,
  id: 'council' | 'office',
  schema: GenericSchema<unknown, Settings>,
  usual: Settings,
): Promise<Settings> {
  const table: Table<unknown, string> = db.table('settings');
  const row = await table.get(id);
  return (row ? parseRecord(schema, 'settings record', row) : undefined) ?? usual;
}

/** How the office works. Call it within a transaction that has the table 'settings', or outside of any. */
export function readOfficeOnDevice(db: Dexie) {
  return readIn(db, 'office', officeSchema, usualOffice);
}

/** What the council says of itself. As `readOfficeOnDevice`. */
export function readCouncilOnDevice(db: Dexie) {
  return readIn(db, 'council', settingsSchema, usualSettings);
}
