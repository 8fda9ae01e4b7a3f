import { councilNow, type ApplicationPageQuery, type WorklistQuery } from 'shared-data';
import { addDays, councilDay } from 'shared-data/model';
import { useTableAddress } from 'shared-ui/table';
import { waitingKinds, type WaitingKind } from '../adminPaths';
import { useAdmin } from '../admin/useAdmin';

const sortKeys = ['applicant', 'service', 'date'] as const;
const newestFirst = { by: 'date', direction: 'descending' } as const;

/** Admin application status (spec.md §4). */
export const outcomes = ['pending', 'approved', 'rejected'] as const;

/**
 * What the table of applications shows, as the address holds it; the newest first at first. With a kind of waiting
 * applications `waiting` asks the work list for them, and `query` is what is shown without it.
 */
export function useApplicationsAddress() {
  const { uid } = useAdmin();
  const address = useTableAddress(sortKeys);
  const status = address.oneOf('status', outcomes);
  const service = address.filter('service');
  const kind = address.oneOf('waiting', waitingKinds);
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
  const waiting = kind && { ...found, uid, ...waitingQueries[kind]() };
  return { address, query, kind, waiting };
}

/** Overdue and unassigned are those that staff work on. */
const waitingQueries: Record<
  WaitingKind,
  () => Pick<WorklistQuery, 'tab' | 'dueBy' | 'unassigned'>
> = {
  overdue: () => ({ tab: 'to-do', dueBy: addDays(councilDay(councilNow()), -1) }),
  unassigned: () => ({ tab: 'to-do', unassigned: true }),
  recommended: () => ({ tab: 'recommended' }),
};

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
