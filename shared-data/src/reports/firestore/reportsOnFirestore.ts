import { limit, orderBy, query } from 'firebase/firestore';
import { applicationsIn, toApplications } from '../../applications/firestore/storedApplication';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { latestSteps } from '../latestSteps';
import type { ReportRecords } from '../Report';
import { watchReportOnFirestore } from './watchReport';

/** Reads the applications' own records; it keeps none. */
export const reportsOnFirestore: LiveFeature<ReportRecords> = {
  open(context) {
    const { firestore, watchQuery } = context;
    return {
      watchReport: (period) => watchReportOnFirestore(context, period),
      // The latest steps are among the applications that changed last: as many as steps are asked for.
      watchActivity: (count) =>
        watchQuery(
          query(applicationsIn(firestore), orderBy('updatedAt', 'desc'), limit(count)),
          (snapshot) => latestSteps(toApplications(snapshot), count),
        ),
    };
  },
};
