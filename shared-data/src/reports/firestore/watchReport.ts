import {
  and,
  count,
  getAggregateFromServer,
  getDocsFromServer,
  limit,
  or,
  query,
  sum,
  where,
  type CollectionReference,
  type Firestore,
  type QueryFilterConstraint,
} from 'firebase/firestore';
import { pageCursors } from '../../applications/firestore/pageCursors';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import { watchPlannedPage } from '../../applications/firestore/watchPage';
import { councilDay } from '../../clock/councilDay';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import type { Member } from '../../people/Member';
import { peopleIn, readAll, readMember } from '../../people/firestore/peopleDocuments';
import { fetchServices } from '../../services/firestore/servicesOnFirestore';
import { createTurns } from '../../store/createTurns';
import type { Watch } from '../../store/Watch';
import { changedAt } from '../../worklist/firestore/countWorklist';
import { worklistPlan } from '../../worklist/firestore/worklistPlan';
import { officeQuery } from '../../worklist/officeQuery';
import type { PeriodFigures } from '../gatherReport';
import { listOverdue } from '../listOverdue';
import { overdueListed, type OverdueFigures, type Report, type ReportPeriod } from '../Report';
import { findFormerServices } from './findFormerServices';
import { countReport, type Ask, type Figures, type Filter, type Question } from './countReport';

/** The most questions that are sent at once: more would delay the other requests of the page. */
const askedAtOnce = 10;

/** The least cost of a question: each count is charged as if it had gone through so many index entries. */
const chargedAtLeast = 1_000;

/** The most that the rules let anybody list. */
const most = 500;

/**
 * Figures over a period, and the first of what is overdue. When something has changed the figures are queried again, but
 * each time costs as many reads as there are questions: so many seconds pass before the next time.
 */
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
  const { firestore } = context;
  const applications = applicationsIn(firestore);
  return watchCount(context, applications, async () => {
    const turn = createTurns(askedAtOnce);
    let records = 0;
    const ask: Ask = (question) =>
      turn(async () => {
        const figures = await askServer(applications, question);
        records += Math.max(chargedAtLeast, figures.count);
        return figures;
      });
    const [services, officers] = await Promise.all([
      fetchServices(firestore),
      fetchOfficers(firestore),
    ]);
    const names = services.map(({ name }) => name);
    const findFormer = () => findFormerServices(applications, names);
    const subject = { period, services: names, officers, findFormer };
    return { value: await countReport(ask, subject), records };
  });
}

/** All staff and admins, including blocked ones. */
async function fetchOfficers(firestore: Firestore): Promise<Member[]> {
  const { members } = peopleIn(firestore);
  const officers = query(members, where('role', 'in', ['staff', 'admin']), limit(most));
  return readAll(await getDocsFromServer(officers), readMember);
}

async function askServer(
  applications: CollectionReference,
  { filters, sum: field }: Question,
): Promise<Figures> {
  const matching = query(applications, and(...filters.map(constraintOf)));
  const asked = { count: count(), ...(field ? { sum: sum(field) } : {}) };
  const answer = (await getAggregateFromServer(matching, asked)).data();
  return { sum: 0, ...answer };
}

function constraintOf({ field, operator, value }: Filter): QueryFilterConstraint {
  return typeof field === 'string'
    ? where(field, operator, value)
    : or(...field.map((each) => where(each, operator, value)));
}
