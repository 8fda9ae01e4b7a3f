import {
  getCountFromServer,
  limit,
  query,
  startAfter,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { asRecordsError } from '../../firestore/asRecordsError';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import { createWatch } from '../../store/createWatch';
import { OfflineError } from '../../store/errors';
import type { Watch } from '../../store/Watch';
import { watchAfter } from '../../store/watchAfter';
import type { Application } from '../Application';
import type { ApplicationPage, ApplicationPageQuery, ApplicationSort } from '../ApplicationRecords';
import {
  countedBy,
  type pageCursors,
  filtersOf,
  orderOf,
  planPage,
  type PagePlan,
} from './pageCursors';
import { applicationsIn, toApplications } from './storedApplication';
import { sortKey } from '../searchWords';

type Cursors = ReturnType<typeof pageCursors>;

/** Watches one page, found by cursor, with the total that the server counts. */
export function watchPageOnFirestore(
  context: LiveContext,
  cursors: Cursors,
  asked: ApplicationPageQuery,
): Watch<ApplicationPage> {
  const plan = planPage(asked);
  if (plan.otherWords.length === 0) return watchPlannedPage(context, cursors, plan, asked);
  const latest: PagePlan = { ...plan, order: [{ field: 'submittedAt', direction: 'desc' }] };
  return searchPage(context, latest, asked, (found) => inOrder(found, asked.sort));
}

type Place = Pick<ApplicationPageQuery, 'page' | 'pageSize'>;

/**
 * Watches one page by a plan.
 * @param changedAt the fields with the time of a record's last change, after which the total is counted again
 */
export function watchPlannedPage(
  context: LiveContext,
  cursors: Cursors,
  plan: PagePlan,
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
      watchTotal(
        context,
        plan,
        changedAt,
      )({
        next(total) {
          counted = total;
          emit();
        },
        error(error) {
          stopCounting = undefined;
          if (!(error instanceof OfflineError)) {
            fail(error);
            return;
          }
          // Offline: the total is at least the number of cached rows.
          counted ??= 0;
          emit();
        },
      });
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
  plan: PagePlan,
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

function watchTotal(
  context: LiveContext,
  plan: PagePlan,
  changedAt?: readonly string[],
): Watch<number> {
  const applications = applicationsIn(context.firestore);
  return watchCount(
    context,
    applications,
    async () => {
      const counting = getCountFromServer(countedBy(applications, plan));
      const total = (await counting).data().count;
      return { value: total, records: total };
    },
    changedAt,
  );
}

/** Maximum number of records with the longest word, in the order of the plan, that are searched for the other words. */
const searchedAtMost = 500;

/** A search for several words: Firestore searches for one of them, this code for the others. */
export function searchPage(
  { firestore, watchQuery }: LiveContext,
  plan: PagePlan,
  { page, pageSize }: Place,
  arrange: (found: Application[]) => Application[] = (found) => found,
): Watch<ApplicationPage> {
  const first = query(
    applicationsIn(firestore),
    ...filtersOf(plan),
    ...orderOf(plan),
    limit(searchedAtMost),
  );
  return watchQuery(first, ({ docs, size }) => {
    const matching = docs.filter((row) => hasWords(row, plan.otherWords));
    const found = arrange(toApplications({ docs: matching }));
    const start = (page - 1) * pageSize;
    return {
      rows: found.slice(start, start + pageSize),
      total: found.length,
      ...(size === searchedAtMost ? { searched: searchedAtMost } : {}),
    };
  });
}

function hasWords(row: DocumentSnapshot, words: readonly string[]): boolean {
  const prefixes: unknown = row.get('keys.prefixes');
  return Array.isArray(prefixes) && words.every((word) => prefixes.includes(word));
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
