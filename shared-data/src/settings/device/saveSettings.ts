import type { Dexie, Table } from 'dexie';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { settingsEntryId, type SettingsId } from '../../log/entryIds';
import { asMember } from '../../people/device/asMember';
import type { CouncilSettings } from '../CouncilSettings';
import type { OfficeSettings } from '../OfficeSettings';
import { saveOver } from '../saveOver';
import { readCouncilOnDevice, readOfficeOnDevice } from './readSettings';

export function saveCouncilOnDevice(
  context: DeviceContext,
  settings: CouncilSettings,
): Promise<CouncilSettings> {
  return saveUnder('council', context, readCouncilOnDevice, settings);
}

export function saveOfficeOnDevice(
  context: DeviceContext,
  settings: OfficeSettings,
): Promise<OfficeSettings> {
  return saveUnder('office', context, readOfficeOnDevice, settings);
}

/** Replaces the settings under an id, with an entry in the log. */
export async function saveUnder<Settings extends { revision: number }>(
  id: SettingsId,
  { db, now, actor }: DeviceContext,
  read: (db: Dexie) => Promise<Settings>,
  settings: Settings,
): Promise<Settings> {
  const table: Table<Settings & { id: string }, string> = db.table('settings');
  const by = await asMember(db, actor());
  return db.transaction('rw', table, logTableOf(db), async () => {
    const saved = saveOver(await read(db), settings);
    await table.put({ ...saved, id });
    await addLogEntry(db, {
      ...{ id: settingsEntryId(id, saved.revision), at: now().toISOString(), by },
      ...{ kind: 'settings', action: id, subject: '' },
    });
    return saved;
  });
}
