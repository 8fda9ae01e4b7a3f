import { addDays } from '../deadlines/workingDays';
import type { IsoDay } from '../store/kinds';
import type { OfficeList, WorklistQuery } from './Worklist';

/** What of a question for the work list makes it one of these lists. */
export type OfficeQuery = Pick<WorklistQuery, 'tab' | 'dueBy' | 'unassigned' | 'submittedBy'>;

/**
 * The question for a list that an admin looks after. Its figure and its page are both asked for by this, so that they agree.
 *
 * 'overdue': past the promised day, with staff or waiting for a decision; while it is with the citizen it is not.
 * 'recommended': waiting for a decision. 'unassigned': sent more than a day ago, and nobody has it, however long
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
