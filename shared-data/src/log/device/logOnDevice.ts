import type { DeviceFeature } from '../../device/DeviceFeature';
import { fetchOnce } from '../../store/fetchOnce';
import type { LogRecords } from '../LogEntry';
import { lazyLog } from '../lazyLog';

const noting = fetchOnce(() => import('./noteOnDevice'));

export const logOnDevice: DeviceFeature<LogRecords> = {
  tables: { log: '++order, &id, at' },
  seed: () => Promise.resolve(),
  open: (context) =>
    lazyLog({
      open: async () => (await import('./openLog')).openLog(context),
      note: (act, by) =>
        context.guarded(async () => (await noting()).noteOnDevice(context, act, by)),
    }),
};
