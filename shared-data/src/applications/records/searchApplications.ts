import {
  type Application,
  type ApplicationPage,
  type ApplicationPageQuery,
  type ApplicationSort,
  soughtNames,
  type Watch,
} from 'shared-model';
import { orderBy } from '../../documents/query';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext } from '../../store/RecordsContext';
import { planPage } from './pageCursors';
import { inItsOrder, isInOrder, planSearch, type SearchPlan } from './searchPlan';
import { applicationsPath, toApplications } from './storedApplication';
import { watchPlannedPage, type Cursors, type Place } from './watchPlannedPage';
import { watchSearch, type SearchedRecords } from './watchSearch';

/** The plan of a page with the words of its search. */
export function planSearchedPage(
  asked: Omit<ApplicationPageQuery, 'page' | 'pageSize'>,
): SearchPlan {
  const plan = planSearch(planPage(asked), 'keys.prefixes', soughtNames(asked.search ?? ''));
  return asked.inOrder ? inItsOrder(plan) : plan;
}

/** Watches one page of what is searched for. */
export function searchPage(
  context: RecordsContext,
  cursors: Cursors,
  asked: ApplicationPageQuery,
): Watch<ApplicationPage> {
  const plan = planSearchedPage(asked);
  if (isInOrder(plan)) return watchPlannedPage(context, cursors, plan, asked);
  if (plan.otherWords.length === 0) return searchApplications(context, plan, asked);
  const order = [orderBy('submittedAt', 'desc')];
  const latest = {
    ...plan,
    order,
    ...(plan.similar ? { similar: { ...plan.similar, order } } : {}),
  };
  return searchApplications(context, latest, asked, {
    arrange: (found) => inOrder(found, asked.sort),
  });
}

/** Watches one page of a search, the closest first. */
export function searchApplications(
  context: RecordsContext,
  plan: SearchPlan,
  asked: Place,
  how: Pick<SearchedRecords<Application>, 'arrange' | 'changedAt'> = {},
): Watch<ApplicationPage> {
  const read = (docs: readonly StoredDocument[]) => toApplications({ docs });
  const searched = { collection: applicationsPath, field: 'keys.prefixes', read, ...how };
  return watchSearch(context, searched, plan, asked);
}

/** Sorts applications that are newest first. */
function inOrder(found: StoredDocument[], sort?: ApplicationSort): StoredDocument[] {
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const oldestFirst = found.toReversed();
  const ascending =
    by === 'date' ? oldestFirst : oldestFirst.sort((a, b) => compare(keyOf(a, by), keyOf(b, by)));
  return direction === 'ascending' ? ascending : ascending.reverse();
}

function keyOf(application: StoredDocument, by: 'applicant' | 'service'): string {
  return String(application.get(`keys.${by}`));
}

/** The order of text in Firestore: by characters, independent of any language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
