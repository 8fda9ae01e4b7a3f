import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import type { SettingsRecords } from '../CouncilSettings';
import { inOrderOfDays } from '../OfficeSettings';
import { readCouncilOnDevice, readOfficeOnDevice } from './readSettings';

export const settingsOnDevice: DeviceFeature<SettingsRecords> = {
  tables: { settings: 'id' },
  seed: () => Promise.resolve(),
  open(context) {
    const { db, live, guarded } = context;
    return {
      watch: () => live(() => readCouncilOnDevice(db)),
      save: (settings) =>
        guarded(async () => (await acts()).saveCouncilOnDevice(context, settings)),
      watchOffice: () => live(() => readOfficeOnDevice(db)),
      saveOffice: (settings) =>
        guarded(async () => (await acts()).saveOfficeOnDevice(context, inOrderOfDays(settings))),
    };
  },
};
