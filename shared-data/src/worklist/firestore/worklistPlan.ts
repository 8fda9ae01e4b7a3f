import type { PageFilter, PageOrder, PagePlan } from '../../applications/firestore/pageCursors';
import { soughtWords, sortKey } from '../../applications/searchWords';
import { deskOfTab, statusesOn } from '../desks';
import type { WorklistQuery } from '../Worklist';

/** The earliest deadline first; of one day, what was submitted first. */
export const byDeadline: PageOrder[] = [
  { field: 'deadline.day', direction: 'asc' },
  { field: 'submittedAt', direction: 'asc' },
];
const latestFirst: PageOrder[] = [{ field: 'updatedAt', direction: 'desc' }];

/** Each filter with the order has an index (firestore.indexes.json); the server joins them. */
export function worklistPlan(asked: Omit<WorklistQuery, 'page' | 'pageSize'>): PagePlan {
  const { tab, uid, service, dueBy, unassigned, search = '' } = asked;
  const [word, ...otherWords] = soughtWords(search).sort((a, b) => b.length - a.length);
  const desk = deskOfTab(tab);
  const isDecided = desk === 'decided';
  const statuses = statusesOn[desk];
  const [only] = statuses;
  const filters: PageFilter[] = [];
  const add = (field: string, operator: PageFilter['operator'], value: PageFilter['value']) =>
    filters.push({ field, operator, value });

  if (only !== undefined && statuses.length === 1) add('status', '==', only);
  else add('status', 'in', statuses);
  if (tab === 'mine') add('assignee.uid', '==', uid);
  else if (unassigned && !isDecided) add('assignee', '==', null);
  if (service !== undefined) add('keys.service', '==', sortKey(service));
  if (word !== undefined) add('keys.prefixes', 'array-contains', word);
  if (dueBy !== undefined && !isDecided) add('deadline.day', '<=', dueBy);
  return { filters, order: isDecided ? latestFirst : byDeadline, otherWords };
}
