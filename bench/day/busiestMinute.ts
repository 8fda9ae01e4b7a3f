import type { Application } from '../../shared-model/src/applications/applicationSchema';
import {
  sampleCitizenTasks,
  sampleMessages,
} from '../../shared-data/src/samples/sampleCitizenRecords';
import { hoursBefore } from '../../shared-data/src/samples/sampleTime';
import type { Browser, MeteredCouncil } from '../costs/MeteredCouncil';
import { officeScreens } from '../costs/officeScreens';
import { actorOf, sampleVillage, twoDocuments, walkers, type Person } from '../costs/sampleVillage';
import {
  applicationRecords,
  citizenTaskRecord,
  memberRecord,
  messageRecord,
} from '../../tools/firestore/liveRecords';
import { madeUpApplication } from '../madeUpApplication';
import { acts, type ActId, type Rounds } from './paperDay';

/** Enough to fill every list of the office. */
const applications = 450;
const service = 'Income Certificate';
const fee = 30;
/** The shares of the minute's submissions by a newly registered citizen, and with a fee. */
const newShare = 1 / 4;
const feeShare = 0.6;
const clerksOfOneCounter = 6;
const clerksOfOneAdmin = 10;

type Act = (browser: Browser, index: number) => Promise<void>;

/**
 * The busiest minute of a day: everybody does the same thing at the same time, which is the worst case. A person with
 * several tasks does them one after the other.
 */
export async function walkBusiestMinute(
  council: MeteredCouncil,
  { clerks, submissions }: { clerks: number; submissions: number },
): Promise<Rounds> {
  const now = new Date();
  const citizens = people('user', submissions);
  const staff = people('staff', clerks);
  const admins = people('admin', clerks / clerksOfOneAdmin);
  const records = [
    ...sampleVillage(applications, now),
    ...[...citizens, ...staff, ...admins].map((person) =>
      memberRecord({ ...person, joinedAt: hoursBefore(now, 999) }),
    ),
    ...staff.flatMap((_, index) => applicationRecords(waitingApplication(index))),
    ...citizens.flatMap(({ uid }) => [
      ...sampleCitizenTasks(now).map((task) => citizenTaskRecord(uid, task)),
      ...sampleMessages(now).map((message) => messageRecord(uid, message)),
    ]),
  ];
  // In small batches: the emulator is still warming up and times out on a write after a minute.
  for (let first = 0; first < records.length; first += 100) {
    await council.enter(records.slice(first, first + 100));
  }
  const open = (those: readonly Person[]) => Promise.all(those.map((one) => council.open(one)));
  const takeBills = (of: readonly Browser[]) => Promise.all(of.map(({ bill }) => bill()));

  const { clerk: ofClerk, admin: ofAdmin } = officeScreens;
  const worklist = await council.open(walkers.clerk);
  await worklist.show(
    ...ofClerk['work list: first page'](worklist.store),
    ...ofClerk['work list: counts of the tabs'](worklist.store),
  );
  const dashboard = await council.open(walkers.clerk);
  await dashboard.show(...ofClerk['staff dashboard'](dashboard.store));
  const admin = await council.open(walkers.admin);
  await admin.show(...ofAdmin['admin dashboard'](admin.store));
  const rounds: Partial<Rounds> = {};
  async function together(id: ActId, browsers: readonly Browser[], act: Act, times = 1) {
    await takeBills([...browsers, worklist, dashboard, admin]);
    const waits: number[] = [];
    const failures: string[] = [];
    const doAll = async (browser: Browser, place: number) => {
      for (let time = 0; time < times; time += 1) {
        const since = performance.now();
        try {
          await act(browser, time * browsers.length + place);
        } catch (error) {
          failures.push(error instanceof Error ? error.name : String(error));
        }
        waits.push(performance.now() - since);
      }
    };
    await Promise.all(browsers.map(doAll));
    const bills = await takeBills(browsers);
    const sentTo = async ({ bill }: Browser) => (await bill()).records;
    const received = {
      worklist: await sentTo(worklist),
      dashboard: await sentTo(dashboard),
      admin: await sentTo(admin),
    };
    // A page stays open until its bill has been read.
    await Promise.all(browsers.map(({ show }) => show()));
    rounds[id] = { bills, waits, failures, received };
    const seconds = (Math.max(...waits) / 1000).toFixed(1);
    console.error(`${acts[id][0]}: ${waits.length} in ${seconds} s ${failures.join(', ')}`);
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
  });
  await together('open', atDesks, async ({ store, show }, index) => {
    const id = submissionOf(citizens[index % submissions]);
    await show(store.applications.watchOne(id));
    for (const document of ['1', '2']) await store.applications.getDocument(id, document);
  });
  const moveOn = (to: 'in-review' | 'recommended' | 'approved', after: number): Act =>
    async function move({ store, person }, index) {
      const { id = '', revision = 0 } = held[index] ?? {};
      await store.applications.move(id, { to, by: actorOf(person), revision: revision + after });
    };
  await together('review', atDesks.slice(0, held.length), async (browser, index) => {
    await moveOn('in-review', 0)(browser, index);
    await moveOn('recommended', 1)(browser, index);
  });
  const counters = atDesks.slice(0, Math.ceil(clerks / clerksOfOneCounter));
  const payments = submissions * feeShare;
  const pay: Act = async ({ store, person }, index) => {
    const payment = { amount: fee, method: 'cash' as const, by: actorOf(person) };
    await store.payments.record(held[index]?.id ?? '', payment);
  };
  await together('pay', counters, pay, Math.max(1, Math.floor(payments / counters.length)));
  const deciding = await open(admins);
  const each = Math.max(1, Math.floor(held.length / deciding.length));
  await together('approve', deciding, moveOn('approved', 2), each);
  return rounds as Rounds;
}

const visit: Act = async ({ store, person, enterArea, show }) => {
  await enterArea();
  await show(store.citizenDashboard.watch(person.uid), store.applications.watchMine(person.uid));
};

const submit: Act = async ({ store, person, show }) => {
  await show(store.services.watch());
  const details = 'For the admission of our daughter to school in June.';
  const draft = { id: submissionOf(person), service, details, documents: twoDocuments };
  const { kind } = await store.applications.submit(draft, person);
  if (kind === 'waiting') throw Object.assign(new Error('It was not sent.'), { name: 'Waiting' });
};

const submissionOf = (citizen?: Person) => `of-${citizen?.uid}`;

function people(kind: Person['role'] | 'newcomer', count: number): Person[] {
  const role = kind === 'newcomer' ? 'user' : kind;
  return Array.from({ length: Math.ceil(count) }, (_, index) => {
    const uid = `${kind}-${index}`;
    return { uid, name: `Person ${index}`, email: `${uid}@example.com`, role };
  });
}

/** Assigned to nobody, and due on the same day, before all others. */
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
