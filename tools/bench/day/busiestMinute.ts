import type { Actor, Application } from '../../../shared-data/src/applications/Application';
import {
  sampleCitizenTasks,
  sampleMessages,
} from '../../../shared-data/src/citizen-dashboard/device/sampleCitizenRecords';
import { hoursBefore } from '../../../shared-data/src/device/sampleTime';
import { openPage } from '../../operator/costs/journeys';
import type { Browser, MeteredCouncil } from '../../operator/costs/MeteredCouncil';
import { allScreens } from '../../operator/costs/officeScreens';
import {
  openSessions,
  sampleVillage,
  walkers,
  type Person,
} from '../../operator/costs/sampleVillage';
import {
  applicationRecords,
  citizenTaskRecord,
  memberRecord,
  messageRecord,
} from '../../operator/liveRecords';
import { madeUpApplication } from '../madeUpApplication';
import type { Commits } from './noteCommits';
import { actNames, type ActId, type PageId, type Round, type Rounds } from './Rounds';

/** Pages of the office that stay open: whose, and which screens each of them is. */
const officePages: Record<PageId, { by: Person; screens: RegExp }> = {
  worklist: { by: walkers.clerk, screens: /^work list: (first page|counts)/ },
  dashboard: { by: walkers.clerk, screens: /^staff dashboard/ },
  admin: { by: walkers.admin, screens: /^admin dashboard/ },
};
const pageIds = Object.keys(officePages) as PageId[];

/** Enough for every list of the office to be full. */
const applications = 450;
const service = 'Income Certificate';
const fee = 30;
/** Of the submissions of the minute, so many register, and have a fee. */
const newShare = 1 / 4;
const feeShare = 0.6;
const clerksOfOneCounter = 6;
const clerksOfOneAdmin = 10;

/**
 * The busiest minute of a day: everybody does the same thing at the same time, which is the worst case. Who has several to
 * do, does one after the other.
 */
export async function walkBusiestMinute(
  council: MeteredCouncil,
  takeCommits: () => Commits,
  { clerks, submissions }: { clerks: number; submissions: number },
  say: (line: string) => void,
): Promise<Rounds> {
  const now = new Date();
  const citizens = people('user', submissions);
  const staff = people('staff', clerks);
  const admins = people('admin', clerks / clerksOfOneAdmin);
  const records = [
    ...sampleVillage(applications, now),
    ...openSessions(now),
    ...[...citizens, ...staff, ...admins].map((person) =>
      memberRecord({ ...person, joinedAt: hoursBefore(now, 999) }),
    ),
    ...staff.flatMap((_, index) => applicationRecords(waitingApplication(index))),
    ...citizens.flatMap(({ uid }) => [
      ...sampleCitizenTasks(now).map((task) => citizenTaskRecord(uid, task)),
      ...sampleMessages(now).map((message) => messageRecord(uid, message)),
    ]),
  ];
  // In small parts: the emulator compiles itself meanwhile, and gives up on a write after a minute.
  for (let first = 0; first < records.length; first += 100) {
    await council.enter(records.slice(first, first + 100));
  }
  const open = (those: readonly Person[]) => Promise.all(those.map((one) => council.open(one)));
  const takeBills = (of: readonly Browser[]) => Promise.all(of.map(({ bill }) => bill()));
  const office = await open(pageIds.map((id) => officePages[id].by));
  for (const [index, { store }] of office.entries()) {
    const { screens } = Object.values(officePages)[index] ?? officePages.admin;
    const shown = allScreens.filter(({ name }) => screens.test(name));
    await openPage(shown.flatMap(({ watches }) => watches(store)));
  }

  const rounds: Partial<Rounds> = {};
  async function together(id: ActId, browsers: readonly Browser[], act: Act, times = 1) {
    await takeBills([...browsers, ...office]);
    takeCommits();
    const waits: number[] = [];
    const failures: string[] = [];
    const closes: (() => void)[] = [];
    const doAll = async (browser: Browser, place: number) => {
      for (let time = 0; time < times; time += 1) {
        const since = performance.now();
        try {
          const close = await act(browser, time * browsers.length + place);
          if (close) closes.push(close);
        } catch (error) {
          failures.push(error instanceof Error ? error.name : String(error));
        }
        waits.push(performance.now() - since);
      }
    };
    await Promise.all(browsers.map(doAll));
    const bills = await takeBills(browsers);
    const sent = (await takeBills(office)).map(({ records }, index) => [pageIds[index], records]);
    for (const close of closes) close();
    const heard = Object.fromEntries(sent) as Round['heard'];
    rounds[id] = { bills, waits, failures, commits: takeCommits(), heard };
    const seconds = (Math.max(...waits) / 1000).toFixed(1);
    say(`${actNames[id]}: ${waits.length} in ${seconds} s ${failures.join(', ')}`);
  }

  await together('register', await open(people('newcomer', submissions * newShare)), visit);
  const users = await open(citizens);
  await together('visit', users, visit);
  await together('submit', users, submit);
  const atDesks = await open(staff);
  const held: Application[] = [];
  await together('take', atDesks, async ({ store, person }) => {
    const taken = await store.worklist.takeNext(actorOf(person));
    if (taken) held.push(taken);
    return undefined;
  });
  await together('open', atDesks, async ({ store }, index) => {
    const id = submissionOf(citizens[index % submissions]);
    const close = await openPage([store.applications.watchOne(id)]);
    for (const document of ['1', '2']) await store.applications.getDocument(id, document);
    return close;
  });
  const moveOn = (to: 'in-review' | 'recommended' | 'approved', after: number): Act =>
    async function move({ store, person }, index) {
      const { id = '', revision = 0 } = held[index] ?? {};
      await store.applications.move(id, { to, by: actorOf(person), revision: revision + after });
      return undefined;
    };
  await together('review', atDesks.slice(0, held.length), async (browser, index) => {
    await moveOn('in-review', 0)(browser, index);
    return moveOn('recommended', 1)(browser, index);
  });
  const counters = atDesks.slice(0, Math.ceil(clerks / clerksOfOneCounter));
  const payments = submissions * feeShare;
  const pay: Act = async ({ store, person }, index) => {
    const payment = { amount: fee, method: 'cash' as const, by: actorOf(person) };
    await store.payments.record(held[index]?.id ?? '', payment);
    return undefined;
  };
  await together('pay', counters, pay, Math.max(1, Math.floor(payments / counters.length)));
  const deciding = await open(admins);
  const each = Math.max(1, Math.floor(held.length / deciding.length));
  await together('approve', deciding, moveOn('approved', 2), each);
  return rounds as Rounds;
}

/** Resolves to what closes a page that stays open until the bill is taken. */
type Act = (browser: Browser, index: number) => Promise<(() => void) | undefined>;

const visit: Act = async ({ store, person }) => {
  const close = await openPage([
    store.watchConnection(),
    store.settings.watch(),
    store.people.watchAccess({ ...person, confirmed: true }, person.role),
    store.citizenDashboard.watch(person.uid),
    store.applications.watchMine(person.uid),
  ]);
  await store.people.noteSession(person);
  return close;
};

const submit: Act = async ({ store, person }) => {
  const close = await openPage([store.services.watch()]);
  const documents = ['Proof of identity', 'Proof of income'].map(
    (name) => new File([new Uint8Array(600_000)], `${name}.pdf`, { type: 'application/pdf' }),
  );
  const details = 'For the admission of our daughter to school in June.';
  const draft = { id: submissionOf(person), service, details, documents };
  const { kind } = await store.applications.submit(draft, person);
  if (kind === 'waiting') throw Object.assign(new Error('It was not sent.'), { name: 'Waiting' });
  return close;
};

const submissionOf = (citizen?: Person) => `of-${citizen?.uid}`;
const actorOf = ({ uid, name, role }: Person): Actor => ({ uid, name, role });

function people(kind: Person['role'] | 'newcomer', count: number): Person[] {
  const role = kind === 'newcomer' ? 'user' : kind;
  return Array.from({ length: Math.ceil(count) }, (_, index) => {
    const uid = `${kind}-${index}`;
    return { uid, name: `Person ${index}`, email: `${uid}@example.com`, role };
  });
}

/** Nobody's yet, and due on the same day, before all others. */
function waitingApplication(index: number) {
  const { applicant, assignee, history, ...made } = madeUpApplication(index * 5 + 1);
  void assignee;
  const number = `#PAN-2026-${String(800_000_000_000 + index)}`;
  return {
    ...{ ...made, applicant, service, number, revision: 1, status: 'pending' as const },
    ...{ id: `waiting-${index}`, uid: applicant.uid ?? '', history: history.slice(0, 1) },
    deadline: { day: '2026-01-08' },
  };
}
