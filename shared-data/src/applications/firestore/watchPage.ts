import { limit, query, startAfter, type QueryDocumentSnapshot } from 'firebase/firestore';
import { asRecordsError } from '../../firestore/asRecordsError';
import type { LiveContext } from '../../firestore/LiveFeature';
import { createWatch } from '../../store/createWatch';
import type { Watch } from '../../store/Watch';
import { watchAfter } from '../../store/watchAfter';
import type { Application } from '../Application';
import type { ApplicationPage, ApplicationPageQuery, ApplicationSort } from '../ApplicationRecords';
import { countTotal } from './countTotal';
import { type pageCursors, filtersOf, orderOf, planPage } from './pageCursors';
import type { PageOrder, QueryPlan } from './queryPlan';
import { applicationsIn, toApplications } from './storedApplication';
import { isInOrder, type SearchPlan } from './searchPlan';
import { watchSearch, type SearchedRecords } from './watchSearch';
import { sortKey } from '../sortKey';

type Cursors = ReturnType<typeof pageCursors>;

/** Watches one page, found by cursor, with the total that the server counts. */
export function watchPageOnFirestore(
  context: LiveContext,
  cursors: Cursors,
  asked: ApplicationPageQuery,
): Watch<ApplicationPage> {
  const plan = planPage(asked);
  if (isInOrder(plan)) return watchPlannedPage(context, cursors, plan, asked);
  if (plan.otherWords.length === 0) return searchApplications(context, plan, asked);
  const order: PageOrder[] = [{ field: 'submittedAt', direction: 'desc' }];
  const latest = {
    ...{ ...plan, order },
    ...(plan.similar ? { similar: { ...plan.similar, order } } : {}),
  };
  return searchApplications(context, latest, asked, {
    arrange: (found) => inOrder(found, asked.sort),
  });
}

type Place = Pick<ApplicationPageQuery, 'page' | 'pageSize'>;

/**
 * Watches one page by a plan.
 * @param changedAt the fields with the time of a record's last change, after which the total is counted again
 */
export function watchPlannedPage(
  context: LiveContext,
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
        { records: applicationsIn(context.firestore), plan, changedAt },
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
  { firestore, watchQuery }: LiveContext,
  cursors: Cursors,
  plan: QueryPlan,
  { page, pageSize }: Place,
): Watch<Found> {
  const findCursor = () =>
    cursors.find(plan, pageSize, page).catch((error: unknown) => {
      throw asRecordsError(error);
    });
  return watchAfter(findCursor, (after) => {
    const rows = query(
      applicationsIn(firestore),
      ...filtersOf(plan),
      ...orderOf(plan),
      ...(after ? [startAfter(after)] : []),
      limit(pageSize),
    );
    return watchQuery(rows, (snapshot) => {
      cursors.note(plan, pageSize, page, snapshot.docs);
      return { rows: toApplications(snapshot), isRemembered: snapshot.metadata.fromCache };
    });
  });
}

/** Watches one page of a search, the closest first. */
export function searchApplications(
  context: LiveContext,
  plan: SearchPlan,
  asked: Place,
  how: Pick<SearchedRecords<Application>, 'arrange' | 'changedAt'> = {},
): Watch<ApplicationPage> {
  const read = (docs: readonly QueryDocumentSnapshot[]) => toApplications({ docs: [...docs] });
  const records = applicationsIn(context.firestore);
  return watchSearch(context, { records, field: 'keys.prefixes', read, ...how }, plan, asked);
}

/** Sorts applications that are newest first. */
function inOrder(found: Application[], sort?: ApplicationSort): Application[] {
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const oldestFirst = found.toReversed();
  const ascending =
    by === 'date' ? oldestFirst : oldestFirst.sort((a, b) => compare(keyOf(a, by), keyOf(b, by)));
  return direction === 'ascending' ? ascending : ascending.reverse();
}

function keyOf({ applicant, service }: Application, by: 'applicant' | 'service'): string {
  return sortKey(by === 'applicant' ? applicant.name : service);
}

/** The order of text in Firestore: by characters, independent of any language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
