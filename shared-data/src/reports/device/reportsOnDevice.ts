import type { Dexie } from 'dexie';
import { fromRows, tablesOf } from '../../applications/device/applicationRow';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { fetchOnce } from '../../store/fetchOnce';
import { watchAfter } from '../../store/watchAfter';
import type { CouncilActivity, ReportRecords } from '../Report';
import { latestSteps } from '../latestSteps';

/** Reads the applications' own records; it keeps none. */
export const reportsOnDevice: DeviceFeature<ReportRecords> = {
  tables: {},
  seed: () => Promise.resolve(),
  open(context) {
    const { db, live } = context;
    // Loaded with the first report, because people who only sign in do not need it.
    const opened = fetchOnce(() => import('./watchReport'));
    return {
      watchReport: (period) =>
        watchAfter(opened, ({ watchReportOnDevice }) => watchReportOnDevice(context, period)),
      watchActivity: (count) => live(() => findActivity(db, count)),
    };
  },
};

/** The latest `count` steps are among the `count` applications that changed last. */
async function findActivity(db: Dexie, count: number): Promise<CouncilActivity[]> {
  const rows = await tablesOf(db)
    .applications.orderBy('updatedAt')
    .reverse()
    .limit(count)
    .toArray();
  return latestSteps(fromRows(rows), count);
}
