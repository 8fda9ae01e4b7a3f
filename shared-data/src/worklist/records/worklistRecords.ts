import type { WorklistRecords } from 'shared-model';
import type { RecordsFeature } from '../../store/RecordsContext';
import { lazyWorklist } from '../lazyWorklist';

export const worklistRecords: RecordsFeature<WorklistRecords> = {
  open: (context) =>
    lazyWorklist(async () => (await import('./openWorklist')).openWorklist(context)),
};
