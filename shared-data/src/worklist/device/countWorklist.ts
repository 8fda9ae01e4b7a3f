import type { Dexie } from 'dexie';
import { tablesOf } from '../../applications/device/applicationRow';
import { beginningWith, rowsIn, upTo } from '../../applications/device/findRows';
import { addDays } from '../../deadlines/workingDays';
import type { IsoDay, UserId } from '../../store/kinds';
import type { Desk } from '../desks';
import type { OfficeFigures, WorklistCounts } from '../Worklist';

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

const day = 86_400_000;

/** See `OfficeFigures`. What is with the citizen is not overdue. */
export function countWaiting(db: Dexie, today: IsoDay, now: Date): Promise<OfficeFigures> {
  const { applications } = tablesOf(db);
  const yesterday = addDays(today, -1);
  const overdueOn = (desk: Desk) =>
    rowsIn(applications, upTo(byDeadline, [desk], yesterday)).count();
  const before = new Date(now.getTime() - day).toISOString();
  return db.transaction('r', applications, async () => {
    const [toDo, waiting, recommended, unassigned] = await Promise.all([
      overdueOn('to-do'),
      overdueOn('recommended'),
      rowsIn(applications, beginningWith(byDeadline, ['recommended'])).count(),
      applications
        .where('[keys.assignee+keys.desk+submittedAt]')
        .between(['', 'to-do', ''], ['', 'to-do', before])
        .count(),
    ]);
    return { overdue: toDo + waiting, recommended, unassigned };
  });
}
