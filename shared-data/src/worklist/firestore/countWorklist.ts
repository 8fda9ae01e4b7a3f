import { getCountFromServer, query, type QueryConstraint } from 'firebase/firestore';
import { filtersOf, orderOf } from '../../applications/firestore/pageCursors';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import type { IsoDay, UserId } from '../../store/kinds';
import type { Watch } from '../../store/Watch';
import { officeQuery } from '../officeQuery';
import type { OfficeFigures, OfficeList, WorklistCounts, WorklistTab } from '../Worklist';
import { worklistPlan } from './worklistPlan';

/** An assignment is no step of the application, so it has its own time. */
export const changedAt = ['updatedAt', 'assigned.at'];

/** How many applications each tab has, counted by the server; includes those without a deadline, which its list lacks. */
export function watchTabs(context: LiveContext, uid: UserId): Watch<WorklistCounts> {
  const on = (tab: WorklistTab) => countOf(context, filtersOf(worklistPlan({ tab, uid })));
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
  return watchCount(context, applicationsIn(context.firestore), count, changedAt);
}

/** See `OfficeFigures`. In the order of the lists, so that a figure and its list are found by the same indexes. */
export function watchFigures(context: LiveContext, today: IsoDay): Watch<OfficeFigures> {
  const on = (list: OfficeList) => {
    const plan = worklistPlan({ ...officeQuery(list, today), uid: '' });
    return countOf(context, [...filtersOf(plan), ...orderOf(plan)]);
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
  return watchCount(context, applicationsIn(context.firestore), count, changedAt);
}

async function countOf(
  { firestore }: LiveContext,
  constraints: readonly QueryConstraint[],
): Promise<number> {
  const counted = await getCountFromServer(query(applicationsIn(firestore), ...constraints));
  return counted.data().count;
}
