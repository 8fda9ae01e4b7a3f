import type { DeviceFeature } from '../../device/DeviceFeature';
import type { LogRecords } from '../LogEntry';
import { logWhenAsked } from '../logWhenAsked';

export const logOnDevice: DeviceFeature<LogRecords> = {
  tables: { log: '++order, &id, at' },
  seed: () => Promise.resolve(),
  open: (context) => logWhenAsked(async () => (await import('./openLog')).openLog(context)),
};
