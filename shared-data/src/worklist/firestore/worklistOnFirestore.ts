import type { LiveFeature } from '../../firestore/LiveFeature';
import type { WorklistRecords } from '../Worklist';
import { worklistWhenAsked } from '../worklistWhenAsked';

export const worklistOnFirestore: LiveFeature<WorklistRecords> = {
  open: (context) =>
    worklistWhenAsked(async () => (await import('./openWorklist')).openWorklist(context)),
};
