import type { DeviceFeature } from '../../device/DeviceFeature';
import { noteTables } from './noteTable';
import type { WorklistRecords } from '../Worklist';
import { lazyWorklist } from '../lazyWorklist';

export const worklistOnDevice: DeviceFeature<WorklistRecords> = {
  tables: noteTables,
  seed: () => Promise.resolve(),
  open: (context) =>
    lazyWorklist(async () => (await import('./openWorklist')).openWorklist(context)),
};
