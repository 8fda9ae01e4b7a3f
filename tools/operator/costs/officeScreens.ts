import { councilDay } from '../../../shared-data/src/clock/councilDay';
import { addDays } from '../../../shared-data/src/deadlines/workingDays';
import type { RecordStore } from '../../../shared-data/src/store/RecordStore';
import type { Watch } from '../../../shared-data/src/store/Watch';
import { officeQuery } from '../../../shared-data/src/worklist/officeQuery';
import { openPage } from './journeys';
import type { MeteredCouncil } from './MeteredCouncil';
import type { Bill } from './openBill';
import { openSessions, quietMonth, walkers } from './sampleVillage';

/** Rows of the longest page that a screen of the office has. */
export const longestPage = 20;

interface OfficeScreen {
  name: string;
  by: 'clerk' | 'admin';
  /** What is open before it: a next page is found from the one before. */
  after?: (store: RecordStore) => Watch<unknown>[];
  watches: (store: RecordStore) => Watch<unknown>[];
}

const today = () => councilDay(new Date());
const daysAgo = (count: number) => addDays(today(), -count);
const { uid } = walkers.clerk;
const toDo = { tab: 'to-do', uid, page: 1, pageSize: longestPage } as const;
const log = { page: 1, pageSize: longestPage };
const newest = { sort: { by: 'date', direction: 'descending' }, page: 1, pageSize: 10 } as const;

/** What the pages of clerks and admins watch. A page that watches something else has to be changed here too. */
export const allScreens: readonly OfficeScreen[] = [
  {
    ...{ name: 'work list: first page', by: 'clerk' },
    watches: ({ worklist }) => [worklist.watchPage(toDo)],
  },
  {
    ...{ name: 'work list: next page', by: 'clerk' },
    after: ({ worklist }) => [worklist.watchPage(toDo)],
    watches: ({ worklist }) => [worklist.watchPage({ ...toDo, page: 2 })],
  },
  {
    ...{ name: 'work list: counts of the tabs', by: 'clerk' },
    watches: ({ worklist }) => [worklist.watchCounts(uid)],
  },
  {
    ...{ name: 'work list: what is mine', by: 'clerk' },
    watches: ({ worklist }) => [worklist.watchPage({ ...toDo, tab: 'mine' })],
  },
  {
    ...{ name: 'work list: decided', by: 'clerk' },
    watches: ({ worklist }) => [worklist.watchPage({ ...toDo, tab: 'decided' })],
  },
  {
    ...{ name: 'work list: what is overdue', by: 'clerk' },
    watches: ({ worklist }) => [worklist.watchPage({ ...toDo, dueBy: today() })],
  },
  {
    ...{ name: 'work list: search for a name', by: 'clerk' },
    watches: ({ worklist }) => [worklist.watchPage({ ...toDo, search: 'lakshmi' })],
  },
  {
    ...{ name: 'staff dashboard', by: 'clerk' },
    watches: ({ applications, tasks, staffProfile }) => [
      applications.watchPage({ page: 1, pageSize: 4 }),
      applications.watchCounts(),
      applications.watchProcessingTime(),
      tasks.watch(),
      staffProfile.watch(uid),
    ],
  },
  {
    ...{ name: 'admin’s list: first page', by: 'admin' },
    watches: ({ applications, services }) => [applications.watchPage(newest), services.watch()],
  },
  {
    ...{ name: 'admin’s list: next page', by: 'admin' },
    after: ({ applications, services }) => [applications.watchPage(newest), services.watch()],
    watches: ({ applications }) => [applications.watchPage({ ...newest, page: 2 })],
  },
  {
    ...{ name: 'admin’s list: what is overdue', by: 'admin' },
    watches: ({ worklist }) => [
      worklist.watchPage({ ...officeQuery('overdue', today()), uid: '', page: 1, pageSize: 10 }),
    ],
  },
  {
    ...{ name: 'admin dashboard', by: 'admin' },
    watches: ({ certificates, people, reports, services, worklist }) => [
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
  },
  {
    ...{ name: 'log: first page', by: 'admin' },
    watches: ({ log: records, people }) => [records.watchPage(log), people.watch()],
  },
  {
    ...{ name: 'log: next page', by: 'admin' },
    after: ({ log: records, people }) => [records.watchPage(log), people.watch()],
    watches: ({ log: records }) => [records.watchPage({ ...log, page: 2 })],
  },
  {
    ...{ name: 'log: search for a name', by: 'admin' },
    watches: ({ log: records, people }) => [
      records.watchPage({ ...log, search: 'lakshmi' }),
      people.watch(),
    ],
  },
  {
    ...{ name: 'people', by: 'admin' },
    watches: ({ people }) => [people.watchRequests(), people.watch()],
  },
  {
    ...{ name: `report of ${quietMonth.applications} submissions`, by: 'admin' },
    watches: ({ reports }) => [
      reports.watchReport({ from: daysAgo(quietMonth.from), to: daysAgo(quietMonth.to) }),
    ],
  },
  {
    ...{ name: 'report of the last 30 days', by: 'admin' },
    watches: ({ reports }) => [reports.watchReport({ from: daysAgo(29), to: today() })],
  },
];

/** What each screen of the office costs in a browser that has seen nothing yet. */
export async function countScreens(
  council: MeteredCouncil,
  say: (line: string) => void = () => undefined,
): Promise<Map<string, Bill>> {
  const bills = new Map<string, Bill>();
  for (const { name, by, after, watches } of allScreens) {
    // Which end after a while, and with many applications these take longer than that.
    await council.enter(openSessions(new Date()));
    const { store, bill } = await council.open(walkers[by]);
    const closeBefore = after && (await openPage(after(store)));
    await bill();
    const close = await openPage(watches(store));
    // A page stays open until then: what it remembers is told at once, and what the server says comes after it.
    bills.set(name, await bill());
    close();
    closeBefore?.();
    await council.closeBrowsers();
    say(name);
  }
  return bills;
}
