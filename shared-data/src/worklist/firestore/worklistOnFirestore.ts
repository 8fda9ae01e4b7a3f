import type { LiveFeature } from '../../firestore/LiveFeature';
import type { WorklistRecords } from '../Worklist';
import { lazyWorklist } from '../lazyWorklist';

export const worklistOnFirestore: LiveFeature<WorklistRecords> = {
  open: (context) =>
    lazyWorklist(async () => (await import('./openWorklist')).openWorklist(context)),
};
