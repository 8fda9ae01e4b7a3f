import type { Application, ApplicationPage, ApplicationPageQuery, Watch } from 'shared-model';
import type { RecordsContext } from '../../store/RecordsContext';
import { createWatch } from '../../async/createWatch';
import { watchAfter } from '../../async/watchAfter';
import { countTotal } from './countTotal';
import type { pageCursors } from './pageCursors';
import type { QueryPlan } from './queryPlan';
import { applicationsPath, toApplications } from './storedApplication';

export type Cursors = ReturnType<typeof pageCursors>;

export type Place = Pick<ApplicationPageQuery, 'page' | 'pageSize'>;

/**
 * Watches one page by a plan.
 * @param changedAt the fields with the time of a record's last change, after which the total is counted again
 */
export function watchPlannedPage(
  context: RecordsContext,
  cursors: Cursors,
  plan: QueryPlan,
  asked: Place,
  changedAt?: readonly string[],
): Watch<ApplicationPage> {
  const start = (asked.page - 1) * asked.pageSize;

  return createWatch(({ next, fail }) => {
    let found: Found | undefined;
    let counted: number | undefined;
    let stopCounting: (() => void) | undefined;
    const emit = () => {
      if (!found || counted === undefined) return;
      const { rows } = found;
      const seen = start + rows.length;
      next({ rows, total: rows.length > 0 ? Math.max(counted, seen) : counted });
    };
    const count = () =>
      countTotal(
        context,
        { collection: applicationsPath, plan, changedAt },
        {
          next(total) {
            // Offline the total is at least the number of cached rows.
            counted = total ?? counted ?? 0;
            emit();
          },
          fail,
          ended: () => (stopCounting = undefined),
        },
      );
    const stopRows = watchRows(
      context,
      cursors,
      plan,
      asked,
    )({
      next(latest) {
        found = latest;
        const { length } = latest.rows;
        const isLast = length < asked.pageSize && (length > 0 || asked.page === 1);
        // The last page shows the total, unless it comes from the cache, where rows may be missing.
        if (isLast && !latest.isRemembered) counted = start + length;
        else stopCounting ??= count();
        emit();
      },
      error: fail,
    });
    return () => {
      stopRows();
      stopCounting?.();
    };
  });
}

interface Found {
  rows: Application[];
  isRemembered: boolean;
}

function watchRows(
  { watchQuery, guarded }: RecordsContext,
  cursors: Cursors,
  plan: QueryPlan,
  { page, pageSize }: Place,
): Watch<Found> {
  const findCursor = () => guarded(() => cursors.find(plan, pageSize, page));
  return watchAfter(findCursor, (after) => {
    const { filters, order } = plan;
    const rows = { collection: applicationsPath, filters, order, after, limit: pageSize };
    return watchQuery(rows, (found) => {
      cursors.note(plan, pageSize, page, found.docs);
      return { rows: toApplications(found), isRemembered: found.isCached };
    });
  });
}
