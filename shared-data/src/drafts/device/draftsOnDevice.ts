import { tablesOf } from '../../applications/device/applicationRow';
import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { fetchOnce } from '../../store/fetchOnce';
import { draftTables, draftTablesOf } from '../draftTables';
import type { DraftRecords } from '../SavedDraft';

export const draftsOnDevice: DeviceFeature<DraftRecords> = {
  tables: draftTables,
  seed: () => Promise.resolve(),
  open({ db, now, guarded }) {
    const submitted = tablesOf(db).applications;
    const opened = fetchOnce(async () =>
      (await acts()).localDrafts({ db, now, guarded, submitted }),
    );
    return {
      async find(uid) {
        // The dashboard asks for a draft, and most often there is none: the code that reads drafts loads only if there is one.
        const row = await guarded(() => draftTablesOf(db).drafts.get(uid));
        return row && (await opened()).find(uid);
      },
      revision: async (...what) => (await opened()).revision(...what),
      replace: async (...what) => (await opened()).replace(...what),
      keepText: async (...what) => (await opened()).keepText(...what),
      keepDocument: async (...what) => (await opened()).keepDocument(...what),
      dropDocument: async (...what) => (await opened()).dropDocument(...what),
      discard: async (...what) => (await opened()).discard(...what),
    };
  },
};
