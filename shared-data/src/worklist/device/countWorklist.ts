import type { Dexie } from 'dexie';
import { tablesOf } from '../../applications/device/applicationRow';
import { beginningWith, rowsIn } from '../../applications/device/rowsInOrder';
import type { IsoDay, UserId } from '../../store/kinds';
import type { Desk } from '../desks';
import { officeQuery } from '../officeQuery';
import { planWorklist } from './planWorklist';
import type { OfficeFigures, OfficeList, WorklistCounts } from '../Worklist';

const byDeadline = ['keys.desk', 'keys.due', 'submittedAt'];
const ofSomebody = ['keys.assignee', 'keys.desk', 'submittedAt'];

/** How many applications each tab has. */
export function countTabs(db: Dexie, uid: UserId): Promise<WorklistCounts> {
  const { applications } = tablesOf(db);
  const on = (desk: Desk) => rowsIn(applications, beginningWith(byDeadline, [desk])).count();
  return db.transaction('r', applications, async () => {
    const [toDo, mine, withCitizen, recommended, decided] = await Promise.all([
      on('to-do'),
      rowsIn(applications, beginningWith(ofSomebody, [uid, 'to-do'])).count(),
      on('with-citizen'),
      on('recommended'),
      on('decided'),
    ]);
    return { 'to-do': toDo, mine, 'with-citizen': withCitizen, recommended, decided };
  });
}

/** See `OfficeFigures`. */
export function countOffice(db: Dexie, today: IsoDay): Promise<OfficeFigures> {
  const { applications } = tablesOf(db);
  const on = (list: OfficeList) => {
    const { ordered } = planWorklist({ ...officeQuery(list, today), uid: '' });
    return rowsIn(applications, ordered).count();
  };
  return db.transaction('r', applications, async () => {
    const [overdue, recommended, unassigned] = await Promise.all([
      on('overdue'),
      on('recommended'),
      on('unassigned'),
    ]);
    return { overdue, recommended, unassigned };
  });
}
