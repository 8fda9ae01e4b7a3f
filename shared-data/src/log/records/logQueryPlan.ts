import { type LogQuery, planLog } from 'shared-model';
import { planSearch, type SearchPlan } from '../../applications/records/searchPlan';
import type { Filter } from '../../documents/Documents';
import { orderBy } from '../../documents/query';

/** The part of a log query that Firestore answers: each filter with the order has an index (firestore.indexes.json). */
export function logQueryPlan(asked: Partial<LogQuery>): SearchPlan {
  const { kind, uid, since, until, words } = planLog(asked);
  const all: (Omit<Filter, 'value'> & { value: Filter['value'] | undefined })[] = [
    { field: 'kind', operator: '==', value: kind },
    { field: 'by.uid', operator: '==', value: uid },
    { field: 'at', operator: '>=', value: since },
    { field: 'at', operator: '<', value: until },
  ];
  const filters = all.flatMap(({ value, ...filter }) =>
    value === undefined ? [] : [{ ...filter, value }],
  );
  const order = [orderBy('at', 'desc')];
  return planSearch({ filters, order }, 'words', words);
}
