import type { OrderByDirection, WhereFilterOp } from 'firebase/firestore';

export interface PageFilter {
  field: string;
  operator: WhereFilterOp &
    ('==' | 'array-contains' | 'array-contains-any' | 'in' | '>=' | '<' | '<=');
  value: string | Date | null | readonly string[];
}

export interface PageOrder {
  field: string;
  direction: OrderByDirection;
}

/** The part of a query that Firestore runs. */
export interface QueryPlan {
  filters: PageFilter[];
  order: PageOrder[];
}
