import {
  watchApplicationPage,
  watchWorklistPage,
  type ApplicationPage,
  type ApplicationPageQuery,
  type Watch,
  type WorklistQuery,
} from 'shared-data';

/** The query of the table: all applications as an admin filters and sorts them, or a part of the work list. */
export type ListQuery = Omit<ApplicationPageQuery, 'pageSize'> | Omit<WorklistQuery, 'pageSize'>;

/** One page of the query, found by index. A part of the work list is sorted by deadline, the earliest first. */
export function watchList(query: ListQuery & { pageSize: number }): Watch<ApplicationPage> {
  return 'tab' in query ? watchWorklistPage(query) : watchApplicationPage(query);
}
