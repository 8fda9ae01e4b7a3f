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
    // Fetched when a report is asked for, as on the device.
    const opened = fetchOnce(() => import('./watchReport'));
    return {
      watchReport: (period) =>
        watchAfter(opened, ({ watchReportOnFirestore }) => watchReportOnFirestore(context, period)),
      // The latest steps are among the applications that changed last: as many as steps are asked for.
      watchActivity: (count) =>
        watchQuery(
          query(applicationsIn(firestore), orderBy('updatedAt', 'desc'), limit(count)),
          (snapshot) => latestSteps(toApplications(snapshot), count),
        ),
    };
  },
};
