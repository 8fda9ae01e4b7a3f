import { latestSteps, type ReportRecords } from 'shared-model';
import { applicationsPath, toApplications } from '../../applications/records/storedApplication';
import { orderBy } from '../../documents/query';
import type { RecordsFeature } from '../../store/RecordsContext';
import { fetchOnce } from '../../async/fetchOnce';
import { watchAfter } from '../../async/watchAfter';

/** Reads the applications' own records; it keeps none. */
export const reportRecords: RecordsFeature<ReportRecords> = {
  open(context) {
    // Loaded with the first report, as on the device.
    const opened = fetchOnce(() => import('./watchReport'));
    return {
      watchReport: (period) =>
        watchAfter(opened, ({ watchReport }) => watchReport(context, period)),
      // The latest `count` steps are among the `count` applications that changed last.
      watchActivity: (count) =>
        context.watchQuery(
          { collection: applicationsPath, order: [orderBy('updatedAt', 'desc')], limit: count },
          (found) => latestSteps(toApplications(found), count),
        ),
    };
  },
};
