import type { PositionApplicationRecords } from 'shared-model';
import { fetchOnce } from '../../async/fetchOnce';
import type { RecordsFeature } from '../../store/RecordsContext';
import { watchAfter } from '../../async/watchAfter';

/** One page applies for a position: the code loads with it. */
export const positionApplicationRecords: RecordsFeature<PositionApplicationRecords> = {
  open(context) {
    const opened = fetchOnce(async () => {
      const { openPositionApplications } = await import('./openPositionApplications');
      return openPositionApplications(context);
    });
    return {
      saveDraft: async (...what) => (await opened()).saveDraft(...what),
      findDraft: async (...what) => (await opened()).findDraft(...what),
      discardDraft: async (...what) => (await opened()).discardDraft(...what),
      submit: async (...what) => (await opened()).submit(...what),
      watchMine: (...what) => watchAfter(opened, (records) => records.watchMine(...what)),
    };
  },
};
