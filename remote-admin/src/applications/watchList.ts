import {
  watchApplicationPage,
  watchWorklistPage,
  type ApplicationPage,
  type ApplicationPageQuery,
  type Watch,
  type WorklistQuery,
} from 'shared-data';

/** What the table shows: all applications as an admin filters and sorts them, or those of a part of the work list. */
export type ListQuery = Omit<ApplicationPageQuery, 'pageSize'> | Omit<WorklistQuery, 'pageSize'>;

/** One page of what is asked for, found by index. Those of the work list have the earliest deadline first. */
export function watchList(query: ListQuery & { pageSize: number }): Watch<ApplicationPage> {
  return 'tab' in query ? watchWorklistPage(query) : watchApplicationPage(query);
}
