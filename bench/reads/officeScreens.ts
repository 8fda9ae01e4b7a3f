import { councilDay } from '../../shared-model/src/clock/councilDay';
import { addDays } from '../../shared-model/src/fields/calendarDays';
import type { RecordStore } from '../../shared-data/src/features/RecordStore';
import type { Watch } from '../../shared-model/src/kinds/Watch';
import { officeQuery } from '../../shared-model/src/worklist/officeQuery';
import { demoPerson } from '../../tools/standalone/demoPerson';
import { quietMonth } from './sampleVillage';

/** The most rows that a page of an office screen has. */
export const longestPage = 20;

type Screen = (store: RecordStore) => Watch<unknown>[];

const today = () => councilDay(new Date());
const daysAgo = (count: number) => addDays(today(), -count);
const { uid } = demoPerson('staff');
const toDo = { tab: 'to-do', uid, page: 1, pageSize: longestPage } as const;
const log = { page: 1, pageSize: longestPage };
const newest = { sort: { by: 'date', direction: 'descending' }, page: 1, pageSize: 10 } as const;

/** The watches of the pages of clerks and admins. When a page changes its watches, this list must change, too. */
export const officeScreens: Record<'staff' | 'admin', Record<string, Screen>> = {
  staff: {
    'work list: first page': ({ worklist }) => [worklist.watchPage(toDo)],
    'work list: next page': ({ worklist }) => [worklist.watchPage({ ...toDo, page: 2 })],
    'work list: counts of the tabs': ({ worklist }) => [worklist.watchCounts(uid)],
    'work list: what is mine': ({ worklist }) => [worklist.watchPage({ ...toDo, tab: 'mine' })],
    'work list: decided': ({ worklist }) => [worklist.watchPage({ ...toDo, tab: 'decided' })],
    'work list: what is overdue': ({ worklist }) => [
      worklist.watchPage({ ...toDo, dueBy: today() }),
    ],
    'work list: search for a name': ({ worklist }) => [
      worklist.watchPage({ ...toDo, search: 'lakshmi' }),
    ],
    'staff dashboard': ({ applications, tasks, staffProfile }) => [
      applications.watchPage({ page: 1, pageSize: 4 }),
      applications.watchCounts(),
      applications.watchProcessingTime(),
      tasks.watch(),
      staffProfile.watch(uid),
    ],
  },
  admin: {
    'admin’s list: first page': ({ applications, services }) => [
      applications.watchPage(newest),
      services.watch(),
    ],
    'admin’s list: next page': ({ applications }) => [
      applications.watchPage({ ...newest, page: 2 }),
    ],
    'admin’s list: what is overdue': ({ worklist }) => [
      worklist.watchPage({ ...officeQuery('overdue', today()), uid: '', page: 1, pageSize: 10 }),
    ],
    'admin dashboard': ({ certificates, people, reports, services, worklist }) => [
      people.watchFigures(),
      people.watchSessions(),
      people.watch(),
      people.watchRequests(),
      services.watch(),
      certificates.watchKeys(),
      worklist.watchFigures(today()),
      reports.watchActivity(8),
      reports.watchActivity(200),
    ],
    'log: first page': ({ log: records, people }) => [records.watchPage(log), people.watch()],
    'log: next page': ({ log: records }) => [records.watchPage({ ...log, page: 2 })],
    'log: search for a name': ({ log: records, people }) => [
      records.watchPage({ ...log, search: 'lakshmi' }),
      people.watch(),
    ],
    people: ({ people }) => [people.watchRequests(), people.watch()],
    [`report of ${quietMonth.applications} submissions`]: ({ reports }) => [
      reports.watchReport({ from: daysAgo(quietMonth.from), to: daysAgo(quietMonth.to) }),
    ],
    'report of the last 30 days': ({ reports }) => [
      reports.watchReport({ from: daysAgo(29), to: today() }),
    ],
  },
};
