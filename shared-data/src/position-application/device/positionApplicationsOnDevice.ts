import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { fetchOnce } from '../../store/fetchOnce';
import { watchAfter } from '../../store/watchAfter';
import type { PositionApplicationRecords } from '../PositionApplication';
import { positionDraftTables } from '../positionDraftTables';

/** One page applies for a position and lists the applications: the code for reading and writing loads together. */
export const positionApplicationsOnDevice: DeviceFeature<PositionApplicationRecords> = {
  tables: {
    ...positionDraftTables,
    positionApplications: 'id, owner',
    positionResumes: 'applicationId',
    positionCounters: 'year',
  },
  seed: () => Promise.resolve(),
  open(context) {
    const opened = fetchOnce(async () => (await acts()).openPositionApplications(context));
    return {
      saveDraft: async (...what) => (await opened()).saveDraft(...what),
      findDraft: async (...what) => (await opened()).findDraft(...what),
      discardDraft: async (...what) => (await opened()).discardDraft(...what),
      submit: async (...what) => (await opened()).submit(...what),
      watchMine: (...what) => watchAfter(opened, (records) => records.watchMine(...what)),
    };
  },
};
