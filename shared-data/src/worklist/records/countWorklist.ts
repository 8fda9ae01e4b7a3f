import {
  type IsoDay,
  type OfficeFigures,
  type OfficeList,
  officeQuery,
  type UserId,
  type Watch,
  type WorklistCounts,
  type WorklistTab,
} from 'shared-model';
import { applicationsPath } from '../../applications/records/storedApplication';
import type { Query } from '../../documents/Documents';
import type { RecordsContext } from '../../store/RecordsContext';
import { watchCount } from '../../store/watchCount';
import { worklistPlan } from './worklistPlan';

/** An assignment is no step of the application, so it has its own time. */
export const changedAt = ['updatedAt', 'assigned.at'];

/** How many applications each tab has, counted by the server; includes those without a deadline, which its list lacks. */
export function watchTabs(context: RecordsContext, uid: UserId): Watch<WorklistCounts> {
  const on = (tab: WorklistTab) => {
    const { filters } = worklistPlan({ tab, uid });
    return countOf(context, { filters });
  };
  const count = async () => {
    const [toDo, mine, withCitizen, recommended, decided] = await Promise.all([
      on('to-do'),
      on('mine'),
      on('with-citizen'),
      on('recommended'),
      on('decided'),
    ]);
    const value = { 'to-do': toDo, mine, 'with-citizen': withCitizen, recommended, decided };
    return { value, records: toDo + mine + withCitizen + recommended + decided };
  };
  return watchCount(context, applicationsPath, count, changedAt);
}

/** See `OfficeFigures`. In the order of the lists, so that a figure and its list are found by the same indexes. */
export function watchFigures(context: RecordsContext, today: IsoDay): Watch<OfficeFigures> {
  const on = (list: OfficeList) => {
    const { filters, order } = worklistPlan({ ...officeQuery(list, today), uid: '' });
    return countOf(context, { filters, order });
  };
  const count = async () => {
    const [overdue, recommended, unassigned] = await Promise.all([
      on('overdue'),
      on('recommended'),
      on('unassigned'),
    ]);
    return {
      value: { overdue, recommended, unassigned },
      records: overdue + recommended + unassigned,
    };
  };
  return watchCount(context, applicationsPath, count, changedAt);
}

function countOf(
  { documents }: RecordsContext,
  asked: Pick<Query, 'filters' | 'order'>,
): Promise<number> {
  return documents.count({ collection: applicationsPath, ...asked });
}
