import { useCurrentUser } from 'shared-area';
import { councilNow, type ApplicationPageQuery } from 'shared-data';
import { councilDay, officeLists, officeQuery } from 'shared-data/model';
import { useTableAddress } from 'shared-ui/table';

const sortKeys = ['applicant', 'service', 'date'] as const;
export const newestFirst = { by: 'date', direction: 'descending' } as const;

/** Admin application status (spec.md §4). */
export const outcomes = ['pending', 'approved', 'rejected'] as const;

/**
 * The state of the applications' table, stored in the address; newest first by default. With a kind of waiting
 * applications, `waiting` is the work-list query that the dashboard's figure uses too; `query` is what the table shows
 * without it.
 */
export function useApplicationsAddress() {
  const { uid } = useCurrentUser();
  const address = useTableAddress(sortKeys);
  const status = address.oneOf('status', outcomes);
  const service = address.filter('service');
  const kind = address.oneOf('waiting', officeLists);
  const found = {
    search: address.search,
    page: address.page,
    ...(service ? { service } : {}),
  };
  const query = {
    ...found,
    sort: address.sort ?? newestFirst,
    ...(status ? { status } : {}),
  } satisfies Omit<ApplicationPageQuery, 'pageSize'>;
  const waiting = kind && { ...found, uid, ...officeQuery(kind, councilDay(councilNow())) };
  return { address, query, kind, waiting };
}

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
