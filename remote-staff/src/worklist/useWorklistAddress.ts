import { councilNow, type WorklistQuery, type WorklistTab } from 'shared-data';
import { addDays, councilDay, worklistTabs } from 'shared-data/model';
import { useTableAddress } from 'shared-ui/table';

export const dueFilters = ['overdue', 'soon'] as const;
type DueFilter = (typeof dueFilters)[number];

/** 'Soon' means due within this number of calendar days, or overdue. */
const soonDays = 3;

/** The tabs whose applications wait for the office: only these can be overdue. */
const waiting: readonly WorklistTab[] = ['to-do', 'mine', 'recommended'];

export const noFilters = { search: '', service: '', due: '', nobody: '' };

/** The filters of the work list, stored in the address: `?tab=mine&service=…&due=overdue&nobody=yes&search=…&page=2`. */
export function useWorklistAddress() {
  const address = useTableAddress([]);
  const tab = address.oneOf('tab', worklistTabs) ?? 'to-do';
  const service = address.filter('service');
  const due = waiting.includes(tab) ? address.oneOf('due', dueFilters) : undefined;
  const isUnassigned = tab === 'to-do' && address.filter('nobody') === 'yes';
  const { search, page } = address;

  const query = {
    tab,
    page,
    ...(search ? { search } : {}),
    ...(service ? { service } : {}),
    ...(due ? { dueBy: lastDay(due) } : {}),
    ...(isUnassigned ? { unassigned: true } : {}),
  } satisfies Omit<WorklistQuery, 'uid' | 'pageSize'>;

  return {
    ...address,
    tab,
    service,
    due,
    isUnassigned,
    query,
    isFiltered: search !== '' || service !== '' || due !== undefined || isUnassigned,
    hasDue: waiting.includes(tab),
    /** The address of another tab with the same search and filters. */
    searchOf: (other: WorklistTab) => {
      const params = new URLSearchParams({ tab: other, service, search });
      for (const [name, value] of [...params]) if (value === '') params.delete(name);
      return `?${params.toString()}`;
    },
  };
}

export type WorklistAddress = ReturnType<typeof useWorklistAddress>;

function lastDay(due: DueFilter): string {
  return addDays(councilDay(councilNow()), due === 'overdue' ? -1 : soonDays);
}
