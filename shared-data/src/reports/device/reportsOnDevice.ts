import type { Dexie } from 'dexie';
import { fromRow, fromRows, tablesOf } from '../../applications/device/applicationRow';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { startOfDay } from '../calendarDay';
import type { CouncilActivity, Report, ReportPeriod, ReportRecords } from '../Report';
import { gatherReport } from '../gatherReport';
import { latestSteps } from '../latestSteps';

/** Reads the applications' own records; it keeps none. */
export const reportsOnDevice: DeviceFeature<ReportRecords> = {
  tables: {},
  seed: () => Promise.resolve(),
  open({ db, live }) {
    return {
      watchReport: (period) => live(() => readReport(db, period)),
      watchActivity: (count) => live(() => findActivity(db, count)),
    };
  },
};

async function readReport(db: Dexie, { from, to }: ReportPeriod): Promise<Report> {
  const gathering = gatherReport();
  await tablesOf(db)
    .applications.where('submittedAt')
    .between(startOfDay(from).toISOString(), startOfDay(to, 1).toISOString())
    .each((row) => {
      const application = fromRow(row);
      if (application) gathering.add(application);
    });
  return gathering.report();
}

/** The latest steps are among the applications that changed last: as many as steps are asked for. */
async function findActivity(db: Dexie, count: number): Promise<CouncilActivity[]> {
  const rows = await tablesOf(db)
    .applications.orderBy('updatedAt')
    .reverse()
    .limit(count)
    .toArray();
  return latestSteps(fromRows(rows), count);
}
