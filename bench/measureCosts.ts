// `npm run measure:costs`: walks through the portal on its own Firestore emulator, counts the
// operations that Firestore would charge for, and prints the table of docs/operations.md.
import { Timestamp } from 'firebase-admin/firestore';
import { markdownTable } from './markdownTable';
import { runCommand } from '../tools/running/runCommand';
import { withMeteredCouncil, type Browser, type MeteredCouncil } from './costs/MeteredCouncil';
import { officeScreens } from './costs/officeScreens';
import { readsOf, readsOfCounts, type Bill } from './costs/openBill';
import { actorOf, sampleVillage, twoDocuments, walkers } from './costs/sampleVillage';

/** The applications of one year in a village of 5,000. */
const applications = 1_200;
const sessionPause = 11 * 60_000;

/** Walks through the portal, using the same calls as its pages, and takes the bill after each step. */
async function walk(council: MeteredCouncil): Promise<[journey: string, Bill][]> {
  const bills: [journey: string, Bill][] = [];
  async function measure(journey: string, { bill }: Browser, act: () => Promise<void>) {
    await bill();
    await act();
    // The page is still open: it first shows cached values, and the server's response comes after them.
    bills.push([journey, await bill()]);
    console.error(journey);
  }
  const { clerk: ofClerk, admin: ofAdmin } = officeScreens;

  const newcomer = await council.open(walkers.newcomer);
  await measure('Citizen registers: first dashboard, and the applications', newcomer, async () => {
    await newcomer.enterArea();
    await newcomer.show(...citizenDashboard(newcomer));
    await newcomer.show(...ownApplications(newcomer));
  });

  const citizen = await council.open(walkers.citizen);
  const { services, definitions } = citizen.store;
  await measure('Citizen with five applications signs in: the dashboard', citizen, async () => {
    await citizen.enterArea();
    await citizen.show(...citizenDashboard(citizen));
  });
  await measure('Citizen looks at the services', citizen, () => citizen.show(services.watch()));
  for (const journey of ['…and chooses one: what it asks', '…and chooses it again']) {
    await measure(journey, citizen, () => citizen.show(definitions.watchVersion('1', 1)));
  }
  const apply = async (id: string, documents: readonly File[]) => {
    await citizen.show(services.watch());
    const details = 'For the admission of our daughter to school in June.';
    const draft = { id, service: 'Birth Certificate', details, documents };
    await citizen.store.applications.submit(draft, citizen.person);
    await citizen.show();
  };
  await measure('Citizen applies without documents', citizen, () => apply('walked-bare', []));
  await measure('Citizen applies with two documents of 600 KB', citizen, () =>
    apply('walked', twoDocuments),
  );
  await measure('Citizen looks at the applications again', citizen, () =>
    citizen.show(...ownApplications(citizen)),
  );

  const clerk = await council.open(walkers.clerk);
  const { store } = clerk;
  await measure('Clerk signs in: the dashboard', clerk, async () => {
    await clerk.enterArea();
    await clerk.show(...ofClerk['staff dashboard'](store));
  });
  await measure('Clerk searches by one word', clerk, () =>
    clerk.add(store.applications.watchPage({ search: 'asha', page: 1, pageSize: 4 })),
  );
  await measure('Clerk opens an application and its two documents', clerk, async () => {
    await clerk.show(store.applications.watchOne('walked'));
    for (const id of ['1', '2']) await store.applications.getDocument('walked', id);
  });
  const by = actorOf(walkers.clerk);
  await measure('Clerk takes it into review and recommends it', clerk, async () => {
    await store.applications.move('walked', { to: 'in-review', by, revision: 1 });
    await store.applications.move('walked', { to: 'recommended', by, revision: 2 });
  });

  const admin = await council.open(walkers.admin);
  await measure('Admin signs in: the dashboard', admin, async () => {
    await admin.enterArea();
    await admin.show(...ofAdmin['admin dashboard'](admin.store));
  });
  await measure('Admin opens the page of applications', admin, () =>
    admin.show(...ofAdmin['admin’s list: first page'](admin.store)),
  );

  await clerk.show(...ofClerk['staff dashboard'](store));
  await citizen.show(...citizenDashboard(citizen), ...ownApplications(citizen));
  await Promise.all([citizen.bill(), clerk.bill()]);
  await measure('Admin approves one there', admin, async () => {
    const decision = { to: 'approved', by: actorOf(walkers.admin), revision: 3 } as const;
    await admin.store.applications.move('walked', decision);
  });
  // The server sends this change without a request from the page, so there is no call to wait for.
  bills.push(['…and its citizen’s open tab receives it', await citizen.bill(1000)]);
  // The page repeats its counts after as many milliseconds as there are applications.
  const received = await clerk.bill(applications * 2);
  bills.push(['…and a clerk’s open dashboard receives it', received]);
  await Promise.all([clerk.show(), citizen.show()]);

  await measure('Admin opens the report of a month', admin, () =>
    admin.show(...ofAdmin['report of the last 30 days'](admin.store), admin.store.settings.watch()),
  );
  await measure('Admin opens the people', admin, () => admin.show(...ofAdmin.people(admin.store)));
  // The server's clock cannot be put forward: the session's record is dated back instead.
  const { uid, name, role } = walkers.clerk;
  const seenAt = Timestamp.fromMillis(Date.now() - sessionPause);
  await council.enter([{ path: `sessions/${uid}`, data: { name, role, seenAt } }]);
  await measure('Somebody is still there, every ten minutes', clerk, async () => {
    clerk.wait(sessionPause);
    await store.people.noteSession(walkers.clerk);
  });
  return bills;
}

// The watches of the portal's pages. When a page changes its watches, this list must change, too.

const citizenDashboard = ({ store, person }: Browser) => [
  store.citizenDashboard.watch(person.uid),
  store.settings.watch(),
];

const ownApplications = ({ store, person }: Browser) => [store.applications.watchMine(person.uid)];

runCommand({
  usage: 'npm run measure:costs',
  takes: [],
  options: {},
  run: () =>
    withMeteredCouncil('demo-costs-of-a-village', async (council) => {
      await council.enter(sampleVillage(applications, new Date()));
      const rows = (await walk(council)).map(([journey, bill]) => {
        const { records, counted, ruled, writes, deletes } = bill;
        const figures = [readsOf(bill), records, readsOfCounts(counted), ruled, writes, deletes];
        return [journey, ...figures.map(String)];
      });
      const heads = ['Reads', 'of them records', 'counts', 'by the rules', 'Writes', 'Deletes'];
      console.log(markdownTable(['Journey', ...heads], rows));
    }),
});
