import { tablesOf } from '../../applications/device/applicationRow';
import type { DeviceFeature } from '../../device/DeviceFeature';
import type { DraftRecords } from '../SavedDraft';
import { draftTables, localDrafts } from '../localDrafts';

export const draftsOnDevice: DeviceFeature<DraftRecords> = {
  tables: draftTables,
  seed: () => Promise.resolve(),
  open: ({ db, now, guarded }) =>
    localDrafts({ db, now, guarded, submitted: tablesOf(db).applications }),
};
