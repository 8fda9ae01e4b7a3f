import type { Filter, Order } from '../../documents/Documents';

/** The part of a query that Firestore runs. */
export interface QueryPlan {
  filters: Filter[];
  order: Order[];
}
