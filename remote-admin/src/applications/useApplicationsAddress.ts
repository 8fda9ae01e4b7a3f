import type { ApplicationPageQuery } from 'shared-data';
import { useTableAddress } from 'shared-ui/table';

const sortKeys = ['applicant', 'service', 'date'] as const;
const newestFirst = { by: 'date', direction: 'descending' } as const;

/** Admin application status (spec.md §4). */
export const outcomes = ['pending', 'approved', 'rejected'] as const;

/** What the table of applications shows, as the address holds it; the newest first at first. */
export function useApplicationsAddress() {
  const address = useTableAddress(sortKeys);
  const status = address.oneOf('status', outcomes);
  const service = address.filter('service');
  const query = {
    search: address.search,
    sort: address.sort ?? newestFirst,
    page: address.page,
    ...(status ? { status } : {}),
    ...(service ? { service } : {}),
  } satisfies Omit<ApplicationPageQuery, 'pageSize'>;
  return { address, query };
}

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
