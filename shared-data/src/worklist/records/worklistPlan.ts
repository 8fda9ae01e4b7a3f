import {
  desksOf,
  endOfCouncilDay,
  sortKey,
  soughtNames,
  statusesOn,
  type WorklistQuery,
} from 'shared-model';
import { inItsOrder, planSearch, type SearchPlan } from '../../applications/records/searchPlan';
import type { Filter, Order } from '../../documents/Documents';
import { orderBy } from '../../documents/query';

/** The earliest deadline first, then the earliest submission. A list in this order lacks applications without a deadline. */
const byDeadline = [orderBy('deadline.day'), orderBy('submittedAt')];
const latestFirst = [orderBy('updatedAt', 'desc')];
const longestFirst = [orderBy('submittedAt')];

/** Each filter with the order has an index (firestore.indexes.json); the server combines them. */
export function worklistPlan(asked: Omit<WorklistQuery, 'page' | 'pageSize'>): SearchPlan {
  const { tab, uid, service, dueBy, unassigned, submittedBy, search = '' } = asked;
  const isDecided = tab === 'decided';
  const statuses = desksOf(tab).flatMap((desk) => statusesOn[desk]);
  const [only] = statuses;
  const filters: Filter[] = [];
  const add = (field: string, operator: Filter['operator'], value: Filter['value']) =>
    filters.push({ field, operator, value });

  if (only !== undefined && statuses.length === 1) add('status', '==', only);
  else add('status', 'in', statuses);
  if (tab === 'mine') add('assignee.uid', '==', uid);
  else if (unassigned && tab === 'to-do') add('assignee', '==', null);
  if (service !== undefined) add('keys.service', '==', sortKey(service));
  if (dueBy !== undefined && !isDecided) add('deadline.day', '<=', dueBy);
  if (submittedBy !== undefined) add('submittedAt', '<=', endOfCouncilDay(submittedBy));
  const order = orderOf(asked);
  const plan = planSearch({ filters, order }, 'keys.prefixes', soughtNames(search));
  return asked.inOrder ? inItsOrder(plan) : plan;
}

function orderOf({ tab, submittedBy }: Pick<WorklistQuery, 'tab' | 'submittedBy'>): Order[] {
  if (tab === 'decided') return latestFirst;
  return submittedBy === undefined ? byDeadline : longestFirst;
}
