import type { DeviceFeature } from '../../device/DeviceFeature';
import type { WorklistRecords } from '../Worklist';
import { worklistWhenAsked } from '../worklistWhenAsked';
import { keyEarlierRows } from './keyEarlierRows';

export const worklistOnDevice: DeviceFeature<WorklistRecords> = {
  tables: {},
  seed: keyEarlierRows,
  open: (context) =>
    worklistWhenAsked(async () => (await import('./openWorklist')).openWorklist(context)),
};
