import type { DeviceFeature } from '../../device/DeviceFeature';
import { noteTables } from './noteTable';
import type { WorklistRecords } from '../Worklist';
import { worklistWhenAsked } from '../worklistWhenAsked';

export const worklistOnDevice: DeviceFeature<WorklistRecords> = {
  tables: noteTables,
  seed: () => Promise.resolve(),
  open: (context) =>
    worklistWhenAsked(async () => (await import('./openWorklist')).openWorklist(context)),
};
