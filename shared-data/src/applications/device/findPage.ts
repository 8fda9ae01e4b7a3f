import type {
  ApplicationPage,
  ApplicationPageQuery,
  ApplicationSortKey,
} from '../ApplicationRecords';
import { soughtKeys, sortKey } from '../searchWords';
import type { ApplicationTables } from './applicationRow';
import {
  beginningWith,
  findRows,
  wordsBeginningWith,
  type KeyRange,
  type RowPlan,
} from './findRows';

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
  return findRows(applications, planQuery(query), query);
}

function planQuery(query: ApplicationPageQuery): RowPlan {
  const { search = '', status, stage, service, sort } = query;
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const serviceKey = service === undefined ? undefined : sortKey(service);
  const filters: KeyRange[] = [];
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
      filters.push(beginningWith(['keys.service', 'submittedAt'], [serviceKey]));
    }
  }
  if (stage) filters.push({ index: 'status', lower: stage, upper: stage });
  for (const word of soughtKeys(search)) filters.push(wordsBeginningWith('keys.words', word));

  return {
    ordered: beginningWith(fields, prefix),
    isDescending: direction === 'descending',
    filters,
  };
}
