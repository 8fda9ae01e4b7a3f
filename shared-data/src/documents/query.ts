import type { Filter, Operator, Order } from './Documents';

/** The condition that a field of a document has to meet. */
export function where(field: Filter['field'], operator: Operator, value: Filter['value']): Filter {
  return { field, operator, value };
}

/** The order of a query by one field. */
export function orderBy(field: string, direction: Order['direction'] = 'asc'): Order {
  return { field, direction };
}
