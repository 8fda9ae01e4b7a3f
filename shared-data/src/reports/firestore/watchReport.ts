import {
  doc,
  getCountFromServer,
  getDocFromServer,
  query,
  where,
  type CollectionReference,
  type Firestore,
} from 'firebase/firestore';
import { pageCursors } from '../../applications/firestore/pageCursors';
import { watchPlannedPage } from '../../applications/firestore/watchPage';
import { changedAt } from '../../worklist/firestore/countWorklist';
import { worklistPlan } from '../../worklist/firestore/worklistPlan';
import { officeQuery } from '../../worklist/officeQuery';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import type { ApplicationOutcome } from '../../applications/statusWords';
import { councilDay } from '../../clock/councilDay';
import type { OfficeCalendar } from '../../deadlines/workingDays';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import { readOffice, readSettings } from '../../settings/firestore/settingsOnFirestore';
import type { Watch } from '../../store/Watch';
import { gatherReport, momentsOf, type PeriodFigures, type Span } from '../gatherReport';
import { listOverdue } from '../listOverdue';
import { overdueListed, type OverdueFigures, type Report, type ReportPeriod } from '../Report';
import { openReading } from './openReading';

/** Figures over a period, and the first of what is overdue: each is read once; after that only what changes is. */
export function watchReportOnFirestore(context: LiveContext, period: ReportPeriod): Watch<Report> {
  return context.combine(
    [watchPeriod(context, period), watchOverdue(context)],
    (figures, overdue) => ({ ...figures, overdue }),
  );
}

function watchOverdue(context: LiveContext): Watch<OverdueFigures> {
  const today = councilDay(context.now());
  const plan = worklistPlan({ ...officeQuery('overdue', today), uid: '' });
  const cursors = pageCursors(applicationsIn(context.firestore));
  const place = { page: 1, pageSize: overdueListed };
  const watch = watchPlannedPage(context, cursors, plan, place, changedAt);
  return ({ next, error }) => watch({ next: (page) => next(listOverdue(page, today)), error });
}

function watchPeriod(context: LiveContext, period: ReportPeriod): Watch<PeriodFigures> {
  const applications = applicationsIn(context.firestore);
  const span = momentsOf(period);
  return (observer) => {
    const reading = openReading(applications, span);
    return watchCount(context, applications, async () => {
      const { received, earlier, isCut, isEarlierCut, wereRead } = await reading.refresh();
      const calendar = await fetchCalendar(context.firestore);
      const gathering = gatherReport({ span, calendar, today: councilDay(context.now()) });
      for (const application of [...received, ...earlier]) gathering.add(application);
      const report = {
        ...gathering.report(),
        ...(isEarlierCut ? { earlierCovered: earlier.length } : {}),
      };
      const oldest = received.at(-1);
      if (!isCut || !oldest) return { value: report, records: wereRead };
      const byOutcome = await countByOutcome(applications, span);
      const { approved, rejected, pending } = byOutcome;
      const total = approved + rejected + pending;
      const covered = {
        from: councilDay(new Date(oldest.submittedAt)),
        applications: received.length,
      };
      return { value: { ...report, total, byOutcome, covered }, records: wereRead + total };
    })(observer);
  };
}

async function countByOutcome(
  applications: CollectionReference,
  { from, before }: Span,
): Promise<Report['byOutcome']> {
  const count = async (outcome: ApplicationOutcome) => {
    const counting = getCountFromServer(
      query(
        applications,
        where('keys.outcome', '==', outcome),
        where('submittedAt', '>=', from),
        where('submittedAt', '<', before),
      ),
    );
    return (await counting).data().count;
  };
  const [approved, rejected, pending] = await Promise.all([
    count('approved'),
    count('rejected'),
    count('pending'),
  ]);
  return { approved, rejected, pending };
}

async function fetchCalendar(firestore: Firestore): Promise<OfficeCalendar> {
  const fetchSettings = (id: 'council' | 'office') =>
    getDocFromServer(doc(firestore, 'settings', id));
  const [council, office] = await Promise.all([fetchSettings('council'), fetchSettings('office')]);
  return { openDays: readSettings(council).openDays, holidays: readOffice(office).holidays };
}
