import 'fake-indexeddb/auto';
import { demoPerson } from '../../tools/standalone/demoPerson';
import { liveStore } from '../../shared-data/src/council/liveStore';
import { openFirestore } from '../../shared-data/src/council/testing/emulatedFirestores';
import type * as Driver from '../../shared-data/src/documents/firestore/firestoreDocuments';
import type { RecordStore } from '../../shared-data/src/features/RecordStore';
import { follow } from '../../shared-data/src/store/testing/follow';
import { councilDay } from '../../shared-model/src/clock/councilDay';
import { addDays } from '../../shared-model/src/fields/calendarDays';
import { officeQuery } from '../../shared-model/src/worklist/officeQuery';
import type { Watch } from '../../shared-model/src/kinds/Watch';
import { writeRecords } from '../../tools/firestore/liveRecords';
import { openProject } from '../../tools/firestore/openProject';
import { markdownTable } from '../../tools/markdownTable';
import type * as Counting from './countReads';
import { openSessions, quietMonth, sampleVillage } from './sampleVillage';

/**
 * The smaller number of applications fills every list. To print the table of docs/performance.md:
 * APPLICATIONS=1000,100000 npm run live -- bench/reads
 */
const { APPLICATIONS: asked } = process.env;
/** Milliseconds. The usual sizes take a minute or two, on a busy machine more. */
const timeout = asked === undefined ? 600_000 : 7_200_000;
const sizes = (asked ?? '450,900').split(',').map(Number);

const mockReads: Counting.Reads = { documents: 0, counts: 0 };

jest.mock('../../shared-data/src/documents/firestore/firestoreDocuments', () => {
  const { firestoreDocuments } = jest.requireActual<typeof Driver>(
    '../../shared-data/src/documents/firestore/firestoreDocuments',
  );
  const { countReads } = jest.requireActual<typeof Counting>('./countReads');
  return {
    firestoreDocuments: (...parts: Parameters<typeof firestoreDocuments>) =>
      countReads(firestoreDocuments(...parts), mockReads),
  };
});

/** The most rows that a page of an office screen has. */
const longestPage = 20;

type Screen = (store: RecordStore) => Watch<unknown>[];

const today = () => councilDay(new Date());
const daysAgo = (count: number) => addDays(today(), -count);
const { uid } = demoPerson('staff');
const toDo = { tab: 'to-do', uid, page: 1, pageSize: longestPage } as const;
const log = { page: 1, pageSize: longestPage };
const newest = { sort: { by: 'date', direction: 'descending' }, page: 1, pageSize: 10 } as const;

/** The watches of the pages of clerks and admins. When a page changes its watches, this list must change, too. */
const officeScreens: Record<'staff' | 'admin', Record<string, Screen>> = {
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

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** What each screen reads in a council with this number of applications, in a browser with an empty cache. */
async function readsWith(applications: number) {
  const project = openProject(`demo-reads-${applications}`);
  closing.push(() => project.close());
  await writeRecords(project.firestore, sampleVillage(applications, new Date()));
  const all: Record<string, Counting.Reads> = {};
  for (const role of ['staff', 'admin'] as const) {
    for (const [name, screen] of Object.entries(officeScreens[role])) {
      // Sessions expire, and with many applications this loop takes longer than that.
      await writeRecords(project.firestore, openSessions(new Date()));
      const before =
        name.endsWith('next page') && officeScreens[role][name.replace('next', 'first')];
      all[name] = await inBrowser(project.id, role, async (store) => {
        // A next page is queried from the end of the first page, which is open at the same time.
        const stopBefore = before ? await show(before(store)) : () => undefined;
        Object.assign(mockReads, { documents: 0, counts: 0 });
        const stop = await show(screen(store));
        const reads = { ...mockReads };
        stop();
        stopBefore();
        return reads;
      });
    }
  }
  return all;
}

async function inBrowser<T>(
  projectId: string,
  role: 'staff' | 'admin',
  act: (store: RecordStore) => Promise<T>,
): Promise<T> {
  const { uid, email } = demoPerson(role);
  const { firestore, close } = openFirestore(projectId, { uid, email, confirmed: true });
  const ended = { onClosed: () => undefined, end: () => Promise.resolve() };
  const store = liveStore({ firestore, uid: () => uid, ...ended });
  try {
    return await act(store);
  } finally {
    store.close();
    await close();
  }
}

/** Opens the watches of a page, until each has emitted and nothing more was read for a moment. @returns ends them */
async function show(watches: readonly Watch<unknown>[]): Promise<() => void> {
  const followed = watches.map((watch) =>
    // `follow` waits for a value that is not undefined.
    follow<{ value: unknown }>(({ next, error }) =>
      watch({ next: (value) => next({ value }), error }),
    ),
  );
  await Promise.all(followed.map(({ until }) => until(() => true)));
  let before: string | undefined;
  while (before !== JSON.stringify(mockReads)) {
    before = JSON.stringify(mockReads);
    // No event says that nothing more is read, so this polls.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return () => followed.forEach(({ stop }) => stop());
}

describe('an office screen (#18)', () => {
  it(
    'reads the same number of documents with twice the applications',
    async () => {
      const found: Record<string, Counting.Reads>[] = [];
      for (const size of sizes) found.push(await readsWith(size));
      const [few = {}, many = {}] = found;
      if (asked !== undefined) process.stdout.write(`${tableOf(found)}\n`);

      const documents = (reads: typeof few) =>
        Object.entries(reads).map(([screen, read]) => [screen, read.documents]);
      expect(documents(many)).toEqual(documents(few));
      const lists = documents(many).filter(([screen]) => String(screen).includes(' list: '));
      // Beside the rows: the last changed and the last assigned application, and the services of the filter.
      for (const [screen, read] of lists) {
        // A search reads a page of what is spelt as it is typed, and a page of what sounds like it.
        const pages = String(screen).includes('search') ? 2 : 1;
        expect([screen, Number(read) <= pages * longestPage + 2]).toEqual([screen, true]);
      }
    },
    timeout,
  );
});

function tableOf(found: readonly Record<string, Counting.Reads>[]): string {
  const heads = (what: string) => sizes.map((size) => `${what}, ${size.toLocaleString('en')}`);
  const rows = Object.keys(found[0] ?? {}).map((screen) => [
    screen,
    ...found.map((reads) => String(reads[screen]?.documents)),
    ...found.map((reads) => String(reads[screen]?.counts)),
  ]);
  return markdownTable(['Screen', ...heads('documents'), ...heads('counts')], rows);
}
