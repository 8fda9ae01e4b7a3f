import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecord } from '../../store/parseRecord';
import { usualSettings, type CouncilSettings, type SettingsRecords } from '../CouncilSettings';
import { saveOver } from '../saveOver';
import { settingsSchema } from '../settingsSchema';

type SettingsRow = CouncilSettings & { id: 'council' };

export const settingsOnDevice: DeviceFeature<SettingsRecords> = {
  tables: { settings: 'id' },
  seed: () => Promise.resolve(),
  open({ db, live, guarded }) {
    const table: Table<SettingsRow, string> = db.table('settings');

    async function read(): Promise<CouncilSettings> {
      const row = await table.get('council');
      return (row && parseRecord(settingsSchema, 'settings record', row)) ?? usualSettings;
    }

    function save(settings: CouncilSettings): Promise<CouncilSettings> {
      return db.transaction('rw', table, async () => {
        const saved = saveOver(await read(), settings);
        await table.put({ ...saved, id: 'council' });
        return saved;
      });
    }

    return { watch: () => live(read), save: (settings) => guarded(() => save(settings)) };
  },
};
