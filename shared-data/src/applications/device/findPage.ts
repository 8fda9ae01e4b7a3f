import type {
  ApplicationPage,
  ApplicationPageQuery,
  ApplicationSortKey,
} from '../ApplicationRecords';
import { sortKey } from '../searchWords';
import type { ApplicationTables } from './applicationRow';
import { beginningWith, findClosest, searchFor, type KeyRange, type RowPlan } from './findRows';

/** A search that keeps the order of the list. */
export const inItsOrder = { first: [], similar: [] } satisfies Partial<RowPlan>;

const sortFields: Record<ApplicationSortKey, string[]> = {
  date: ['submittedAt'],
  applicant: ['keys.applicant', 'submittedAt'],
  service: ['keys.service', 'submittedAt'],
};

/** Finds one page. Call it inside a transaction: count and rows must agree. */
export function findPage(
  applications: ApplicationTables['applications'],
  query: ApplicationPageQuery,
): Promise<ApplicationPage> {
  return findClosest(applications, planQuery(query), query);
}

function planQuery(query: ApplicationPageQuery): RowPlan {
  const { search, status, stage, service, sort, inOrder = false } = query;
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const serviceKey = service === undefined ? undefined : sortKey(service);
  const filters: KeyRange[][] = [];
  const fields: string[] = [];
  const prefix: string[] = [];

  if (status) {
    fields.push('keys.outcome');
    prefix.push(status);
  }
  if (serviceKey !== undefined && by !== 'applicant') {
    fields.push('keys.service', 'submittedAt');
    prefix.push(serviceKey);
  } else {
    fields.push(...sortFields[by]);
    if (serviceKey !== undefined) {
      filters.push([beginningWith(['keys.service', 'submittedAt'], [serviceKey])]);
    }
  }
  if (stage) filters.push([{ index: 'status', lower: stage, upper: stage }]);

  return {
    ordered: beginningWith(fields, prefix),
    isDescending: direction === 'descending',
    ...searchFor(search, filters),
    ...(inOrder ? inItsOrder : {}),
  };
}
