import {
  councilDay,
  listOverdue,
  officeQuery,
  type OverdueFigures,
  overdueListed,
  type PeriodFigures,
  type Report,
  type ReportPeriod,
  type Watch,
} from 'shared-model';
import { pageCursors } from '../../applications/records/pageCursors';
import { applicationsPath } from '../../applications/records/storedApplication';
import { watchPlannedPage } from '../../applications/records/watchPlannedPage';
import type { RecordsContext } from '../../store/RecordsContext';
import { watchCount } from '../../store/watchCount';
import { fetchServices } from '../../services/records/serviceRecords';
import { createTurns } from '../../async/createTurns';
import { changedAt } from '../../worklist/records/countWorklist';
import { worklistPlan } from '../../worklist/records/worklistPlan';
import { findFormerServices } from './findFormerServices';
import { countReport, type Ask, type Figures, type Question } from './countReport';

/** The most questions that are sent at once: more would delay the other requests of the page. */
const askedAtOnce = 10;

/** The least cost of a question: each count is charged as if it had gone through so many index entries. */
const chargedAtLeast = 1_000;

/**
 * Figures over a period, and the first of what is overdue. When something has changed the figures are queried again, but
 * each time costs as many reads as there are questions: so many seconds pass before the next time.
 */
export function watchReport(context: RecordsContext, period: ReportPeriod): Watch<Report> {
  return context.combine(
    [watchPeriod(context, period), watchOverdue(context)],
    (figures, overdue) => ({ ...figures, overdue }),
  );
}

function watchOverdue(context: RecordsContext): Watch<OverdueFigures> {
  const today = councilDay(context.now());
  const plan = worklistPlan({ ...officeQuery('overdue', today), uid: '' });
  const cursors = pageCursors(context.documents, applicationsPath);
  const place = { page: 1, pageSize: overdueListed };
  const watch = watchPlannedPage(context, cursors, plan, place, changedAt);
  return ({ next, error }) => watch({ next: (page) => next(listOverdue(page, today)), error });
}

function watchPeriod(context: RecordsContext, period: ReportPeriod): Watch<PeriodFigures> {
  const { documents } = context;
  return watchCount(context, applicationsPath, async () => {
    const turn = createTurns(askedAtOnce);
    let records = 0;
    const ask: Ask = (question) =>
      turn(async () => {
        const figures = await askServer(context, question);
        records += Math.max(chargedAtLeast, figures.count);
        return figures;
      });
    const [services, officers] = await Promise.all([
      fetchServices(documents),
      context.traits.findOfficers(),
    ]);
    const names = services.map(({ name }) => name);
    const findFormer = () => findFormerServices(documents, names);
    const subject = { period, services: names, officers, findFormer };
    return { value: await countReport(ask, subject), records };
  });
}

async function askServer(
  { documents }: RecordsContext,
  { filters, sum: field }: Question,
): Promise<Figures> {
  const matching = { collection: applicationsPath, filters };
  return field
    ? documents.sum(matching, field)
    : { count: await documents.count(matching), sum: 0 };
}
