import type { Dexie, Table } from 'dexie';
import type { GenericSchema } from 'valibot';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecord } from '../../store/parseRecord';
import { usualSettings, type SettingsRecords } from '../CouncilSettings';
import { inOrderOfDays, usualOffice } from '../OfficeSettings';
import { saveOver } from '../saveOver';
import { officeSchema, settingsSchema } from '../settingsSchema';

export const settingsOnDevice: DeviceFeature<SettingsRecords> = {
  tables: { settings: 'id' },
  seed: () => Promise.resolve(),
  open({ db, live, guarded }) {
    const council = settingsIn(db, 'council', settingsSchema, usualSettings);
    const office = settingsIn(db, 'office', officeSchema, usualOffice);
    return {
      watch: () => live(council.read),
      save: (settings) => guarded(() => council.save(settings)),
      watchOffice: () => live(office.read),
      saveOffice: (settings) => guarded(() => office.save(inOrderOfDays(settings))),
    };
  },
};

/** The settings under an id: the usual ones until something is set. */
function settingsIn<Settings extends { revision: number }>(
  db: Dexie,
  id: 'council' | 'office',
  schema: GenericSchema<unknown, Settings>,
  usual: Settings,
) {
  const table: Table<Settings & { id: string }, string> = db.table('settings');

  async function read(): Promise<Settings> {
    const row = await table.get(id);
    return (row && parseRecord(schema, 'settings record', row)) ?? usual;
  }

  return {
    read,
    save: (settings: Settings): Promise<Settings> =>
      db.transaction('rw', table, async () => {
        const saved = saveOver(await read(), settings);
        await table.put({ ...saved, id });
        return saved;
      }),
  };
}

/** How the office works. Call it within a transaction that has the table 'settings', or outside of any. */
export function readOfficeOnDevice(db: Dexie) {
  return settingsIn(db, 'office', officeSchema, usualOffice).read();
}

/** What the council says of itself. As `readOfficeOnDevice`. */
export function readCouncilOnDevice(db: Dexie) {
  return settingsIn(db, 'council', settingsSchema, usualSettings).read();
}
