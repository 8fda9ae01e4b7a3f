import type { WorklistRecords } from 'shared-model';
import { lazyRecords } from '../../store/lazyRecords';
import type { RecordsFeature } from '../../store/RecordsContext';

export const worklistRecords: RecordsFeature<WorklistRecords> = {
  open: (context) =>
    lazyRecords<WorklistRecords>(
      {
        watchPage: 'watch',
        watchCounts: 'watch',
        watchFigures: 'watch',
        watchNote: 'watch',
        watchColleagues: 'watch',
        takeNext: 'act',
        assign: 'act',
        releaseAll: 'act',
        releaseLeavers: 'act',
      },
      async () => (await import('./openWorklist')).openWorklist(context),
    ),
};
