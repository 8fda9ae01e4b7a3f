import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import type { ApplicationRecords } from '../ApplicationRecords';
import { applicationTables } from './applicationRow';
import { countOnDevice, measureProcessingOnDevice } from './countOnDevice';
import { findMine, getApplication, readStoredDocument } from './findApplications';
import { planPage } from './planPage';
import { watchRows } from './watchRows';
import { seedApplications } from './seedApplications';

export const applicationsOnDevice: DeviceFeature<ApplicationRecords> = {
  tables: applicationTables,
  seed: seedApplications,
  open(context) {
    const { db, live, guarded } = context;
    return {
      submit: (draft, applicant, options) =>
        guarded(async () => (await acts()).submitOnDevice(context, draft, applicant, options)),
      move: (id, move) => guarded(async () => (await acts()).moveOnDevice(context, id, move)),
      getDocument: (applicationId, documentId) =>
        guarded(() => readStoredDocument(db, applicationId, documentId)),
      watchMine: (uid) => live(() => findMine(db, uid)),
      watchOne: (id) => live(() => getApplication(db, id)),
      watchPage: (query) => watchRows(context, planPage(query), query),
      watchCounts: () => live(() => countOnDevice(db)),
      watchProcessingTime: () => live(() => measureProcessingOnDevice(db)),
    };
  },
};
