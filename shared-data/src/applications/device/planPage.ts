import type { ApplicationPageQuery, ApplicationSortKey } from '../ApplicationRecords';
import { sortKey } from '../sortKey';
import { beginningWith, type KeyRange, type RowPlan } from './rowsInOrder';

const sortFields: Record<ApplicationSortKey, string[]> = {
  date: ['submittedAt'],
  applicant: ['keys.applicant', 'submittedAt'],
  service: ['keys.service', 'submittedAt'],
};

/** The order and the filters of a page, without the words of a search. */
export function planPage(query: Omit<ApplicationPageQuery, 'page' | 'pageSize'>): RowPlan {
  const { status, stage, service, sort } = query;
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
    filters,
  };
}
