import { tablesOf } from '../../applications/device/applicationRow';
import { watchRows } from '../../applications/device/watchRows';
import { acts } from '../../device/acts';
import type { DeviceContext } from '../../device/DeviceFeature';
import { compareNames } from '../../people/compareNames';
import { tablesOf as peopleTablesOf } from '../../people/device/peopleTables';
import { NotPermittedError } from '../../store/errors';
import { isColleague, isLeaver } from '../assignTo';
import type { WorklistRecords } from '../Worklist';
import { countOffice, countTabs } from './countWorklist';
import { noteTableOf } from './noteTable';
import { planWorklist } from './planWorklist';

export function openWorklist(context: DeviceContext): WorklistRecords {
  const { db, actor, live, guarded } = context;
  const { applications } = tablesOf(db);
  return {
    watchPage: (query) => watchRows(context, planWorklist(query), query),
    watchCounts: (uid) => live(() => countTabs(db, uid)),
    watchFigures: (today) => live(() => countOffice(db, today)),
    watchNote: (id) =>
      live(async () => {
        const { uid, role } = actor();
        const application = await applications.get(id);
        if (role === 'user' || application?.applicant.uid === uid) throw new NotPermittedError();
        return (await noteTableOf(db).get(id))?.text ?? null;
      }),
    watchColleagues: () =>
      live(async () => {
        const members = await peopleTablesOf(db).members.toArray();
        return members
          .filter(isColleague)
          .map(({ uid, name }) => ({ uid, name }))
          .sort((one, other) => compareNames(one.name, other.name));
      }),
    takeNext: (by, service) =>
      guarded(async () => (await acts()).takeNextOnDevice(context, by, service)),
    assign: (id, assignment) =>
      guarded(async () => (await acts()).assignOnDevice(context, id, assignment)),
    releaseAll: (uid, by) =>
      guarded(async () => (await acts()).releaseAllOnDevice(context, [uid], by)),
    releaseLeavers: (by) =>
      guarded(async () => {
        const members = await peopleTablesOf(db).members.filter(isLeaver).primaryKeys();
        await (await acts()).releaseAllOnDevice(context, members, by);
      }),
  };
}
