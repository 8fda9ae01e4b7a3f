import { councilForEachTest } from '../../shared-data/src/council/testing/councilForEachTest';
import { firstOf } from '../../shared-data/src/store/testing/follow';
import { demoAccounts } from '../accounts/demoAccounts';
import { writeRecords } from './liveRecords';
import { openProject } from './openProject';
import { sampleRecords } from './sampleRecords';

const project = openProject('demo-sample-records');
const council = councilForEachTest(project.id);
const [citizen, clerk, admin] = demoAccounts.map(({ localId: uid, name, email, role }) => ({
  uid,
  name,
  email,
  role,
}));

async function openAs(person = citizen) {
  if (!person) throw new Error('There is no such demo account.');
  return { uid: person.uid, store: await council.open(person) };
}

beforeEach(() => writeRecords(project.firestore, sampleRecords(new Date())));
afterAll(() => project.close());

describe('the set of samples on the live store', () => {
  it('gives the demo citizen the records that every citizen has on the device store', async () => {
    const { uid, store } = await openAs(citizen);
    const mine = await firstOf(store.applications.watchMine(uid));
    expect(mine.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(mine.map(({ number }) => number)).toEqual(
      mine.map(() => expect.stringMatching(/^#PAN-\d{4}-\d{12}$/) as string),
    );
    expect(await firstOf(store.services.watch())).toHaveLength(5);
    expect(await firstOf(store.settings.watch())).toMatchObject({ revision: 1 });
    expect(await firstOf(store.citizenDashboard.watch(uid))).toMatchObject({
      activeProjects: 12,
      upcomingTasks: 8,
      newMessages: 5,
    });
  });

  it('gives staff 32 applications that a search finds, 24 tasks and their own payslips', async () => {
    const { uid, store } = await openAs(clerk);
    expect(await firstOf(store.applications.watchCounts())).toMatchObject({
      total: 32,
      approved: 17,
      pending: 11,
      rejected: 4,
    });
    const found = await firstOf(
      store.applications.watchPage({ search: 'laksh', page: 1, pageSize: 10 }),
    );
    expect(found.rows.map(({ applicant }) => applicant.name)).toEqual(['Lakshmi Gaikwad']);
    expect(await firstOf(store.tasks.watch())).toHaveLength(24);
    expect(await firstOf(store.staffProfile.watch(uid))).toMatchObject({
      name: 'Ravi Deshmukh',
      sample: true,
    });
    expect((await firstOf(store.payslips.watch(uid))).map(({ sample }) => sample)).toEqual(
      Array(6).fill(true),
    );
  });

  it('lets a clerk take a pending application into review', async () => {
    const { uid, store } = await openAs(clerk);
    const { rows } = await firstOf(
      store.applications.watchPage({ stage: 'pending', page: 1, pageSize: 1 }),
    );
    const [waiting] = rows;
    if (!waiting) throw new Error('No sample application is pending.');
    const by = { uid, name: clerk?.name ?? '', role: 'staff' as const };
    const { id, revision } = waiting;
    const moved = await store.applications.move(id, { to: 'in-review', by, revision });
    expect(moved.status).toBe('in-review');
  });

  it('gives admins the people and their requests', async () => {
    const { store } = await openAs(admin);
    expect(await firstOf(store.people.watchFigures())).toEqual({ members: 31, invited: 0 });
    expect(await firstOf(store.people.watchRequests())).toHaveLength(2);
  });

  it('marks every record as a sample, for the demo accounts only (#12.5)', async () => {
    const { uid, store } = await openAs(citizen);
    const mine = await firstOf(store.applications.watchMine(uid));
    expect(mine.filter(({ sample }) => !sample)).toEqual([]);
    expect(await firstOf(store.citizenDashboard.watch(uid))).toMatchObject({ sample: true });
    const newcomer = {
      uid: 'zoya',
      name: 'Zoya',
      email: 'zoya@example.com',
      role: 'staff',
    } as const;
    const other = await council.open(newcomer);
    expect(await firstOf(other.applications.watchMine('zoya'))).toEqual([]);
    expect(await firstOf(other.citizenDashboard.watchMessages('zoya'))).toEqual([]);
    expect(await firstOf(other.staffProfile.watch('zoya'))).toBeNull();
    expect(await firstOf(other.payslips.watch('zoya'))).toEqual([]);
  });
});
