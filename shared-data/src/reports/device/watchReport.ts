import type { Dexie } from 'dexie';
import { fromRow, tablesOf, type ApplicationRow } from '../../applications/device/applicationRow';
import { readInOrder } from '../../applications/device/rowsInOrder';
import { councilDay } from '../../clock/councilDay';
import { readCalendarOnDevice } from '../../deadlines/device/deadlinesOnDevice';
import type { DeviceContext } from '../../device/DeviceFeature';
import type { Watch } from '../../store/Watch';
import { gatherReport, momentsOf } from '../gatherReport';
import { planWorklist } from '../../worklist/device/planWorklist';
import { officeQuery } from '../../worklist/officeQuery';
import { listOverdue } from '../listOverdue';
import { overdueListed, type Report, type ReportPeriod } from '../Report';

/** Figures over a period, computed again whenever an application or the calendar changes. */
export function watchReportOnDevice(
  { db, now, live }: DeviceContext,
  period: ReportPeriod,
): Watch<Report> {
  return live(() => readReport(db, period, now()));
}

async function readReport(db: Dexie, period: ReportPeriod, now: Date): Promise<Report> {
  const today = councilDay(now);
  const span = momentsOf(period);
  const gathering = gatherReport(period, await readCalendarOnDevice(db));
  const add = (row: ApplicationRow) => {
    const application = fromRow(row);
    if (application) gathering.add(application);
  };
  const { applications } = tablesOf(db);
  const [first, end] = [span.from.toISOString(), span.before.toISOString()];
  await applications.where('submittedAt').between(first, end).each(add);
  // Applications that were decided in the period have changed since its start.
  await applications
    .where('updatedAt')
    .aboveOrEqual(first)
    .and(({ submittedAt }) => submittedAt < first)
    .each(add);
  const plan = planWorklist({ ...officeQuery('overdue', today), uid: '' });
  const overdue = await db.transaction('r', applications, () =>
    readInOrder(applications, plan, { page: 1, pageSize: overdueListed }),
  );
  return { ...gathering.report(), overdue: listOverdue(overdue, today) };
}
