import type { Dexie, Table } from 'dexie';
import type { GenericSchema } from 'valibot';
import type { DeviceContext, DeviceFeature } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { settingsEntryId } from '../../log/entryIds';
import { parseRecord } from '../../store/parseRecord';
import { usualSettings, type SettingsRecords } from '../CouncilSettings';
import { inOrderOfDays, usualOffice } from '../OfficeSettings';
import { saveOver } from '../saveOver';
import { officeSchema, settingsSchema } from '../settingsSchema';

export const settingsOnDevice: DeviceFeature<SettingsRecords> = {
  tables: { settings: 'id' },
  seed: () => Promise.resolve(),
  open(context) {
    const { db, live, guarded } = context;
    const council = settingsIn(db, 'council', settingsSchema, usualSettings);
    const office = settingsIn(db, 'office', officeSchema, usualOffice);
    return {
      watch: () => live(council.read),
      save: (settings) => guarded(() => council.save(context, settings)),
      watchOffice: () => live(office.read),
      saveOffice: (settings) => guarded(() => office.save(context, inOrderOfDays(settings))),
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
    save: ({ now, actor }: DeviceContext, settings: Settings): Promise<Settings> =>
      db.transaction('rw', table, logTableOf(db), async () => {
        const saved = saveOver(await read(), settings);
        await table.put({ ...saved, id });
        await addLogEntry(db, {
          ...{ id: settingsEntryId(id, saved.revision), at: now().toISOString(), by: actor() },
          ...{ kind: 'settings', action: id, subject: '' },
        });
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
