import type { PositionApplicationRecords } from 'shared-model';
import { lazyRecords } from '../../store/lazyRecords';
import type { RecordsFeature } from '../../store/RecordsContext';

/** One page applies for a position: the code loads with it. */
export const positionApplicationRecords: RecordsFeature<PositionApplicationRecords> = {
  open: (context) =>
    lazyRecords<PositionApplicationRecords>(
      {
        saveDraft: 'act',
        findDraft: 'act',
        discardDraft: 'act',
        submit: 'act',
        watchMine: 'watch',
      },
      async () => (await import('./openPositionApplications')).openPositionApplications(context),
    ),
};
