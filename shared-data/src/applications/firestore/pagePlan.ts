import {
  orderBy,
  where,
  type OrderByDirection,
  type QueryConstraint,
  type WhereFilterOp,
} from 'firebase/firestore';
import type { ApplicationPageQuery, ApplicationSortKey } from '../ApplicationPage';
import { soughtWords } from '../searchWords';
import { sortKey } from '../sortKey';

export interface PageFilter {
  field: string;
  operator: WhereFilterOp & ('==' | 'array-contains');
  value: string;
}

export interface PageOrder {
  field: string;
  direction: OrderByDirection;
}

/** What of a question for a page Firestore answers. */
export interface PagePlan {
  filters: PageFilter[];
  order: PageOrder[];
  /** What a match must also have: Firestore looks for one word at a time. */
  otherWords: string[];
}

const sortFields: Record<ApplicationSortKey, string[]> = {
  date: ['submittedAt'],
  applicant: ['keys.applicant', 'submittedAt'],
  service: ['keys.service', 'submittedAt'],
};

/** Each filter with the order has an index (firestore.indexes.json); the server joins them. */
export function planPage(query: Omit<ApplicationPageQuery, 'page' | 'pageSize'>): PagePlan {
  const { search = '', status, stage, service, sort } = query;
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const [word, ...otherWords] = soughtWords(search).sort((a, b) => b.length - a.length);
  const filters: PageFilter[] = [];
  const add = (field: string, operator: PageFilter['operator'], value: string | undefined) => {
    if (value !== undefined) filters.push({ field, operator, value });
  };
  add('keys.outcome', '==', status);
  add('status', '==', stage);
  add('keys.service', '==', service === undefined ? undefined : sortKey(service));
  add('keys.prefixes', 'array-contains', word);
  // All of one service are in the order of their services as they are.
  const fields = service !== undefined && by === 'service' ? sortFields.date : sortFields[by];
  const order = fields.map((field): PageOrder => ({
    field,
    direction: direction === 'descending' ? 'desc' : 'asc',
  }));
  return { filters, order, otherWords };
}

export function filtersOf({ filters }: Pick<PagePlan, 'filters'>): QueryConstraint[] {
  return filters.map(({ field, operator, value }) => where(field, operator, value));
}

export function orderOf({ order }: Pick<PagePlan, 'order'>): QueryConstraint[] {
  return order.map(({ field, direction }) => orderBy(field, direction));
}
