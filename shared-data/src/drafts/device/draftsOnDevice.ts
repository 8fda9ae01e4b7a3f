import { tablesOf } from '../../applications/device/applicationRow';
import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { fetchOnce } from '../../store/fetchOnce';
import { draftTables } from '../draftTables';
import type { DraftRecords } from '../SavedDraft';

/** A draft is found only by the form that it goes on in, so that finding it comes with what changes it. */
export const draftsOnDevice: DeviceFeature<DraftRecords> = {
  tables: draftTables,
  seed: () => Promise.resolve(),
  open({ db, now, guarded }) {
    const submitted = tablesOf(db).applications;
    const opened = fetchOnce(async () =>
      (await acts()).localDrafts({ db, now, guarded, submitted }),
    );
    return {
      find: async (...what) => (await opened()).find(...what),
      keepText: async (...what) => (await opened()).keepText(...what),
      keepDocument: async (...what) => (await opened()).keepDocument(...what),
      dropDocument: async (...what) => (await opened()).dropDocument(...what),
      discard: async (...what) => (await opened()).discard(...what),
    };
  },
};
