import {
  doc,
  getCountFromServer,
  getDocFromServer,
  query,
  where,
  type CollectionReference,
  type Firestore,
} from 'firebase/firestore';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import type { ApplicationOutcome } from '../../applications/statusWords';
import { councilDay } from '../../clock/councilDay';
import type { OfficeCalendar } from '../../deadlines/workingDays';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import { readOffice, readSettings } from '../../settings/firestore/settingsOnFirestore';
import type { Watch } from '../../store/Watch';
import { calendarDay, startOfDay } from '../calendarDay';
import { gatherReport } from '../gatherReport';
import type { Report, ReportPeriod } from '../Report';
import { openReading, type Span } from './openReading';

/** Figures over a period. Its applications are read once; after that only those that changed are. */
export function watchReportOnFirestore(
  context: LiveContext,
  { from, to }: ReportPeriod,
): Watch<Report> {
  const applications = applicationsIn(context.firestore);
  const span = { from: startOfDay(from), before: startOfDay(to, 1) };
  return (observer) => {
    const reading = openReading(applications, span);
    return watchCount(context, applications, async () => {
      const { found, isCut, wereRead } = await reading.refresh();
      const calendar = await fetchCalendar(context.firestore);
      const gathering = gatherReport({ calendar, today: councilDay(context.now()) });
      for (const application of found) gathering.add(application);
      const report = gathering.report();
      const oldest = found.at(-1);
      if (!isCut || !oldest) return { value: report, records: wereRead };
      const byOutcome = await countByOutcome(applications, span);
      const { approved, rejected, pending } = byOutcome;
      const total = approved + rejected + pending;
      const covered = {
        from: calendarDay(new Date(oldest.submittedAt)),
        applications: found.length,
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
