import { Timestamp } from 'firebase-admin/firestore';
import { councilDay } from '../../../shared-data/src/clock/councilDay';
import { follow } from '../../../shared-data/src/store/testing/follow';
import type { Watch } from '../../../shared-data/src/store/Watch';
import type { Browser, MeteredCouncil } from './MeteredCouncil';
import type { Bill } from './openBill';
import { walkers } from './sampleVillage';

export const journeyNames = {
  register: 'Citizen registers: first dashboard, and the applications',
  signIn: 'Citizen with five applications signs in: the dashboard',
  services: 'Citizen looks at the services',
  definition: '…and chooses one: what it asks',
  definitionAgain: '…and chooses it again',
  applyBare: 'Citizen applies without documents',
  apply: 'Citizen applies with two documents of 600 KB',
  lookAgain: 'Citizen looks at the applications again',
  clerkDashboard: 'Clerk signs in: the dashboard',
  search: 'Clerk searches by one word',
  open: 'Clerk opens an application and its two documents',
  review: 'Clerk takes it into review and recommends it',
  adminDashboard: 'Admin signs in: the dashboard',
  applications: 'Admin opens the page of applications',
  decide: 'Admin approves one there',
  decisionSeen: '…and its citizen’s open tab hears of it',
  dashboardHears: '…and a clerk’s open dashboard hears of it',
  report: 'Admin opens the report of a month',
  people: 'Admin opens the people',
  session: 'Somebody is still there, every ten minutes',
};
export type JourneyId = keyof typeof journeyNames;

const documentBytes = 600_000;
const sessionPause = 11 * 60_000;

type Close = () => void;

/**
 * Walks through the portal as its pages do, and takes the bill after each stretch of the way. A page stays
 * open until then: what it remembers is told at once, and what the server says comes after it.
 */
export async function walkJourneys(
  council: MeteredCouncil,
  say: (line: string) => void = () => undefined,
): Promise<Record<JourneyId, Bill>> {
  const bills: Partial<Record<JourneyId, Bill>> = {};
  const measure = async (
    id: JourneyId,
    { bill }: Browser,
    act: () => Promise<Close> | Promise<void>,
  ) => {
    await bill();
    const close = await act();
    bills[id] = await bill();
    if (typeof close === 'function') close();
    say(journeyNames[id]);
  };

  const newcomer = await council.open(walkers.newcomer);
  await measure('register', newcomer, async () => {
    await enterArea(newcomer);
    (await openCitizenDashboard(newcomer))();
    return openMine(newcomer);
  });

  const citizen = await council.open(walkers.citizen);
  await measure('signIn', citizen, async () => {
    await enterArea(citizen);
    return openCitizenDashboard(citizen);
  });
  await measure('services', citizen, async () => {
    return openPage([citizen.store.services.watch()]);
  });
  for (const id of ['definition', 'definitionAgain'] as const) {
    await measure(id, citizen, () => openPage([citizen.store.definitions.watchVersion('1', 1)]));
  }
  await measure('applyBare', citizen, () => apply(citizen, 'walked-bare', []));
  const files = ['Proof of birth', 'Proof of identity'].map(
    (name) => new File([new Uint8Array(documentBytes)], `${name}.pdf`, { type: 'application/pdf' }),
  );
  await measure('apply', citizen, () => apply(citizen, 'walked', files));
  await measure('lookAgain', citizen, () => openMine(citizen));

  const clerk = await council.open(walkers.clerk);
  const { store } = clerk;
  let dashboard: Awaited<ReturnType<typeof openClerkDashboard>> | undefined;
  await measure('clerkDashboard', clerk, async () => {
    await enterArea(clerk);
    dashboard = await openClerkDashboard(clerk);
  });
  await measure('search', clerk, async () => {
    return openPage([store.applications.watchPage({ search: 'asha', page: 1, pageSize: 4 })]);
  });
  dashboard?.close();
  let closeReview: (() => void) | undefined;
  await measure('open', clerk, async () => {
    closeReview = await openPage([store.applications.watchOne('walked')]);
    for (const id of ['1', '2']) await store.applications.getDocument('walked', id);
  });
  const by = { uid: walkers.clerk.uid, name: walkers.clerk.name, role: 'staff' as const };
  await measure('review', clerk, async () => {
    await store.applications.move('walked', { to: 'in-review', by, revision: 1 });
    await store.applications.move('walked', { to: 'recommended', by, revision: 2 });
  });
  closeReview?.();

  const admin = await council.open(walkers.admin);
  await measure('adminDashboard', admin, async () => {
    await enterArea(admin);
    return openAdminDashboard(admin);
  });
  let closeApplications: (() => void) | undefined;
  await measure('applications', admin, async () => {
    closeApplications = await openPage([
      admin.store.services.watch(),
      admin.store.applications.watchPage({ page: 1, pageSize: 10 }),
    ]);
  });

  const { counts, close: closeDashboard } = await openClerkDashboard(clerk);
  const closeMine = [await openCitizenDashboard(citizen), await openMine(citizen)];
  const before = await counts.until(() => true);
  await Promise.all([citizen.bill(), clerk.bill()]);
  await measure('decide', admin, async () => {
    const decidedBy = { uid: walkers.admin.uid, name: walkers.admin.name, role: 'admin' as const };
    await admin.store.applications.move('walked', { to: 'approved', by: decidedBy, revision: 3 });
    await counts.until(({ approved }) => approved > before.approved);
  });
  // It is the server that speaks first: nothing was asked for that could be waited for.
  bills.decisionSeen = await citizen.bill(1000);
  // Its other figures are counted again within the same pause.
  bills.dashboardHears = await clerk.bill(before.total * 2);
  for (const close of [closeDashboard, closeApplications, ...closeMine]) close?.();

  await measure('report', admin, async () => {
    const day = (before: number) => councilDay(new Date(Date.now() - before * 86_400_000));
    const period = { from: day(29), to: day(0) };
    return openPage([admin.store.reports.watchReport(period), admin.store.settings.watch()]);
  });
  await measure('people', admin, async () => {
    return openPage([admin.store.people.watchRequests(), admin.store.people.watch()]);
  });
  // The server's clock cannot be turned on: its record of the session is put back instead.
  const { uid, name, role } = walkers.clerk;
  const seenAt = Timestamp.fromMillis(Date.now() - sessionPause);
  await council.enter([{ path: `sessions/${uid}`, data: { name, role, seenAt } }]);
  await measure('session', clerk, async () => {
    clerk.wait(sessionPause);
    await clerk.store.people.noteSession(walkers.clerk);
  });
  await council.closeBrowsers();
  return bills as Record<JourneyId, Bill>;
}

// What the pages of the portal watch. A page that watches something else has to be changed here too.

/** What stays open around the pages of every area, and the note that somebody is there. */
async function enterArea({ store, person }: Browser) {
  await openPage([
    store.watchConnection(),
    store.settings.watch(),
    store.people.watchAccess({ ...person, confirmed: true }, person.role),
  ]);
  await store.people.noteSession(person);
}

const openMine = ({ store, person }: Browser) =>
  openPage([store.applications.watchMine(person.uid)]);

const openCitizenDashboard = ({ store, person }: Browser) =>
  openPage([store.citizenDashboard.watch(person.uid), store.settings.watch()]);

async function openClerkDashboard({ store, person }: Browser) {
  const { applications, tasks, staffProfile } = store;
  const counts = follow(applications.watchCounts());
  const closeOthers = await openPage([
    applications.watchPage({ page: 1, pageSize: 4 }),
    applications.watchProcessingTime(),
    tasks.watch(),
    staffProfile.watch(person.uid),
  ]);
  await counts.until(() => true);
  const close = () => {
    counts.stop();
    closeOthers();
  };
  return { counts, close };
}

const openAdminDashboard = ({ store: { people, services, reports } }: Browser) =>
  openPage([
    people.watchFigures(),
    people.watchSessions(),
    people.watch(),
    people.watchRequests(),
    services.watch(),
    reports.watchActivity(8),
    reports.watchActivity(200),
  ]);

async function apply({ store, person }: Browser, id: string, documents: readonly File[]) {
  const close = await openPage([store.services.watch()]);
  const service = 'Birth Certificate';
  const details = 'For the admission of our daughter to school in June.';
  await store.applications.submit({ id, service, details, documents }, person);
  close();
}

/** Opens what a page watches. Settles when each has given something, with what closes it. */
export async function openPage(watches: readonly Watch<unknown>[]): Promise<Close> {
  const followed = watches.map((watch) =>
    // `follow` waits for a value that is not undefined.
    follow<{ value: unknown }>(({ next, error }) =>
      watch({ next: (value) => next({ value }), error }),
    ),
  );
  await Promise.all(followed.map(({ until }) => until(() => true)));
  return () => {
    for (const { stop } of followed) stop();
  };
}
