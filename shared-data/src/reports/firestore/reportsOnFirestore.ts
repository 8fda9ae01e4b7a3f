import { limit, orderBy, query } from 'firebase/firestore';
import { applicationsIn, toApplications } from '../../applications/firestore/storedApplication';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { fetchOnce } from '../../store/fetchOnce';
import { watchAfter } from '../../store/watchAfter';
import { latestSteps } from '../latestSteps';
import type { ReportRecords } from '../Report';

/** Reads the applications' own records; it keeps none. */
export const reportsOnFirestore: LiveFeature<ReportRecords> = {
  open(context) {
    const { firestore, watchQuery } = context;
    // Loaded with the first report, as on the device.
    const opened = fetchOnce(() => import('./watchReport'));
    return {
      watchReport: (period) =>
        watchAfter(opened, ({ watchReportOnFirestore }) => watchReportOnFirestore(context, period)),
      // The latest `count` steps are among the `count` applications that changed last.
      watchActivity: (count) =>
        watchQuery(
          query(applicationsIn(firestore), orderBy('updatedAt', 'desc'), limit(count)),
          (snapshot) => latestSteps(toApplications(snapshot), count),
        ),
    };
  },
};
