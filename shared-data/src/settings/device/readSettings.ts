import type { Dexie, Table } from 'dexie';
import type { GenericSchema } from 'valibot';
import type { SettingsId } from '../../log/entryIds';
import { parseRecord } from '../../store/parseRecord';
import { sampleSettings } from './sampleSettings';
import { usualOffice } from '../OfficeSettings';
import { officeSchema, settingsSchema } from '../settingsSchema';

/** Reads the settings under an id: the usual ones until something is set. */
export async function readIn<Settings>(
  db: Dexie,
  id: SettingsId,
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

/** The settings of the council; those of the sample council until something is set. Call it like `readOfficeOnDevice`. */
export function readCouncilOnDevice(db: Dexie) {
  return readIn(db, 'council', settingsSchema, sampleSettings);
}
