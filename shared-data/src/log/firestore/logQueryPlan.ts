import type { PageFilter, QueryPlan } from '../../applications/firestore/pageCursors';
import type { LogQuery } from '../LogEntry';
import { planLog } from '../planLog';

export interface LogQueryPlan extends QueryPlan {
  /** The other searched words, as in `LogPlan`: Firestore can search for one word only. */
  otherWords: string[][];
}

/** The part of a log query that Firestore answers: each filter with the order has an index (firestore.indexes.json). */
export function logQueryPlan(asked: Partial<LogQuery>): LogQueryPlan {
  const { kind, uid, since, until, words } = planLog(asked);
  const [word, ...otherWords] = words;
  const all: (Omit<PageFilter, 'value'> & { value: PageFilter['value'] | undefined })[] = [
    { field: 'kind', operator: '==', value: kind },
    { field: 'by.uid', operator: '==', value: uid },
    { field: 'words', operator: 'array-contains-any', value: word },
    { field: 'at', operator: '>=', value: since },
    { field: 'at', operator: '<', value: until },
  ];
  return {
    filters: all.flatMap(({ value, ...filter }) =>
      value === undefined ? [] : [{ ...filter, value }],
    ),
    order: [{ field: 'at', direction: 'desc' }],
    otherWords,
  };
}
