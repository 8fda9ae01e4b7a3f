import type { DeviceFeature } from '../../device/DeviceFeature';
import type { WorklistRecords } from '../Worklist';
import { worklistWhenAsked } from '../worklistWhenAsked';

export const worklistOnDevice: DeviceFeature<WorklistRecords> = {
  tables: {},
  seed: () => Promise.resolve(),
  open: (context) =>
    worklistWhenAsked(async () => (await import('./openWorklist')).openWorklist(context)),
};
