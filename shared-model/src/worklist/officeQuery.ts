import { addDays } from '../fields/calendarDays';
import type { IsoDay } from '../kinds/kinds';
import type { OfficeList, WorklistQuery } from './Worklist';

/** The parts of a work-list query that select one of these lists. */
export type OfficeQuery = Pick<WorklistQuery, 'tab' | 'dueBy' | 'unassigned' | 'submittedBy'>;

/**
 * The query for a list that an admin looks after. The figure and the page of a list both use it, so that they agree.
 *
 * 'overdue': past the promised day, with staff or waiting for a decision, but not while it is with the citizen.
 * 'recommended': waiting for a decision. 'unassigned': sent more than a day ago and nobody has it, however long
 * somebody had it before. It was sent before yesterday, so that the list is the same for the whole of a day.
 * @param today as `councilDay` gives it
 */
export function officeQuery(list: OfficeList, today: IsoDay): OfficeQuery {
  switch (list) {
    case 'overdue':
      return { tab: 'with-office', dueBy: addDays(today, -1) };
    case 'recommended':
      return { tab: 'recommended' };
    case 'unassigned':
      return { tab: 'to-do', unassigned: true, submittedBy: addDays(today, -2) };
  }
}
