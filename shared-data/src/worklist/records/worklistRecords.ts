import type { RecordsFeature } from '../../store/RecordsContext';
import type { WorklistRecords } from '../Worklist';
import { lazyWorklist } from '../lazyWorklist';

export const worklistRecords: RecordsFeature<WorklistRecords> = {
  open: (context) =>
    lazyWorklist(async () => (await import('./openWorklist')).openWorklist(context)),
};
