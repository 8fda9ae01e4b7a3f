import type { DeviceFeature } from '../../device/DeviceFeature';
import type { LogRecords } from '../LogEntry';
import { lazyLog } from '../lazyLog';

export const logOnDevice: DeviceFeature<LogRecords> = {
  tables: { log: '++order, &id, at' },
  seed: () => Promise.resolve(),
  open: (context) => lazyLog(async () => (await import('./openLog')).openLog(context)),
};
