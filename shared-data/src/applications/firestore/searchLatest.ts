import { limit, orderBy, query, type DocumentSnapshot } from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import type { Watch } from '../../store/Watch';
import type { Application } from '../Application';
import type { ApplicationPage, ApplicationPageQuery, ApplicationSort } from '../ApplicationPage';
import { sortKey } from '../sortKey';
import { filtersOf, type PagePlan } from './pagePlan';
import { applicationsIn, toApplications } from './storedApplication';

/** So many of the latest that have the longest word are looked through for the others. */
export const searchedAtMost = 500;

/** A search of several words: Firestore finds one of them, the others are looked for here. */
export function searchLatest(
  { firestore, watchQuery }: LiveContext,
  plan: PagePlan,
  { page, pageSize, sort }: ApplicationPageQuery,
): Watch<ApplicationPage> {
  const latest = query(
    applicationsIn(firestore),
    ...filtersOf(plan),
    orderBy('submittedAt', 'desc'),
    limit(searchedAtMost),
  );
  return watchQuery(latest, ({ docs, size }) => {
    const matching = docs.filter((row) => hasWords(row, plan.otherWords));
    const found = inOrder(toApplications({ docs: matching }), sort);
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

/** They come newest first. */
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

/** As Firestore orders text: by its characters, in no language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
