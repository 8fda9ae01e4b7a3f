import { serviceCatalogue, taskFigures, upcomingTasks } from 'shared-model';
import { firstOf } from '../store/testing/follow';
import { citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();
const now = new Date(2026, 6, 15, 10, 30);
const openSamples = () => open({ now: () => now });

describe('sample records', () => {
  it('has 32 applications whose outcomes add up', async () => {
    const { applications } = await openSamples();
    const counts = await firstOf(applications.watchCounts());
    const { total, approved, pending, rejected } = counts;
    expect(counts).toMatchObject({ total: 32, approved: 17, pending: 11, rejected: 4 });
    expect(approved + pending + rejected).toBe(total);
    expect(Math.min(...Object.values(counts.byStage))).toBeGreaterThan(0);
  });

  it('fills eight pages of four, numbered in the order of their dates', async () => {
    const { applications } = await openSamples();
    const page = await firstOf(applications.watchPage({ page: 1, pageSize: 4 }));
    expect(page.total).toBe(32);
    expect(page.rows.map(({ number }) => number)).toEqual([
      '#PAN-2026-032',
      '#PAN-2026-031',
      '#PAN-2026-030',
      '#PAN-2026-029',
    ]);
    const last = await firstOf(applications.watchPage({ page: 8, pageSize: 4 }));
    expect(last.rows.at(-1)?.number).toBe('#PAN-2026-001');
  });

  it('starts the numbers again each year', async () => {
    const { applications } = await open({ now: () => new Date(2027, 0, 10) });
    const { rows } = await firstOf(applications.watchPage({ page: 1, pageSize: 32 }));
    const years = new Set(rows.map(({ number }) => number.slice(0, 9)));
    expect(years).toEqual(new Set(['#PAN-2027', '#PAN-2026']));
    expect(new Set(rows.map(({ number }) => number)).size).toBe(32);
    const submitted = await submitNow(applications, draft(), citizen);
    const of2027 = rows.filter(({ number }) => number.startsWith('#PAN-2027')).length;
    expect(submitted.number).toBe(`#PAN-2027-${String(of2027 + 1).padStart(3, '0')}`);
  });

  it('marks each application as a sample, in the past, with an address nobody can own', async () => {
    const { applications } = await openSamples();
    const { rows } = await firstOf(applications.watchPage({ page: 1, pageSize: 32 }));
    for (const row of rows) {
      expect(row).toMatchObject({ sample: true, applicant: { uid: null } });
      expect(row.applicant.email).toMatch(/^[a-z.]+@example\.com$/);
      expect(serviceCatalogue).toContain(row.service);
      expect(row.details).not.toBe('');
      const times = [...row.history.map(({ at }) => at), now.toISOString()];
      expect(times).toEqual(times.toSorted());
      expect(row.history.at(-1)?.to).toBe(row.status);
      expect(row.revision).toBe(row.history.length);
    }
  });

  it('gives a new citizen five rows', async () => {
    const { applications } = await openSamples();
    const mine = await firstOf(applications.watchMine('a-new-citizen'));
    expect(mine.map(({ id, service, status }) => [id, service, status])).toEqual([
      ['1', 'Birth Certificate', 'approved'],
      ['2', 'Income Certificate', 'pending'],
      ['3', 'Caste Certificate', 'in-review'],
      ['4', 'Residence Proof', 'rejected'],
      ['5', 'Death Certificate', 'pending'],
    ]);
  });

  it('shows a citizen’s submission first, to the citizen and to the council', async () => {
    const { applications } = await openSamples();
    const { id, number } = await submitNow(applications, draft(), citizen);
    expect(number).toBe('#PAN-2026-033');
    const mine = await firstOf(applications.watchMine(citizen.uid));
    expect(mine.map((application) => application.id)).toEqual([id, '1', '2', '3', '4', '5']);
    const { rows, total } = await firstOf(applications.watchPage({ page: 1, pageSize: 4 }));
    expect(total).toBe(33);
    expect(rows[0]?.id).toBe(id);
  });

  it('adds up to the figures of a citizen’s dashboard', async () => {
    const { citizenDashboard } = await openSamples();
    expect(await firstOf(citizenDashboard.watch('a-new-citizen'))).toMatchObject({
      activeProjects: 12,
      upcomingTasks: 8,
      newMessages: 5,
      pendingItems: 3,
      sample: true,
      activities: [
        { kind: 'message', at: new Date(2026, 6, 15, 8, 30).toISOString() },
        { kind: 'project', at: new Date(2026, 6, 15, 5, 30).toISOString() },
        { kind: 'task', at: new Date(2026, 6, 14, 8, 30).toISOString() },
        { kind: 'message', at: new Date(2026, 6, 12, 9, 30).toISOString() },
      ],
    });
  });

  it('adds up to the figures of the task list', async () => {
    const tasks = await firstOf((await openSamples()).tasks.watch());
    expect(taskFigures(tasks)).toEqual({
      total: 24,
      completed: 8,
      inProgress: 6,
      highPriority: 5,
    });
    expect(tasks.map(({ id }) => id).slice(0, 2)).toEqual(['TASK-001', 'TASK-002']);
    const upcoming = upcomingTasks(tasks).map(({ dueDate }) => dueDate);
    expect(upcoming).toHaveLength(10);
    expect(upcoming).toEqual(upcoming.toSorted());
    expect(upcoming[0]).toBe('2026-07-16');
  });

  it('has the five services of the apply form', async () => {
    const services = await firstOf((await openSamples()).services.watch());
    expect(services.map(({ name }) => name)).toEqual([
      'Birth Certificate',
      'Death Certificate',
      'Income Certificate',
      'Caste Certificate',
      'Residence Proof',
    ]);
  });

  it('has a staff profile with the percentages of the specification', async () => {
    const profile = await firstOf((await openSamples()).staffProfile.watch('demo-staff'));
    expect(Object.values(profile?.performance ?? {})).toEqual([94, 91, 88, 96]);
    expect(profile).toMatchObject({ taxYear: '2023-2024', nextPayday: '2026-07-31' });
  });

  it('has members of every role, by name', async () => {
    const members = await firstOf((await openSamples()).people.watch());
    const names = members.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(members.map(({ role }) => role))).toEqual(new Set(['user', 'staff', 'admin']));
  });

  it('marks each record as a sample (#12.5)', async () => {
    const { citizenDashboard, payslips, staffProfile } = await openSamples();
    const marked = [
      await firstOf(staffProfile.watch('demo-staff')),
      ...(await firstOf(payslips.watch('demo-staff'))),
      ...(await firstOf(citizenDashboard.watchActivities('a-new-citizen'))),
      ...(await firstOf(citizenDashboard.watchMessages('a-new-citizen'))),
      ...(await firstOf(citizenDashboard.watchTasks('a-new-citizen'))),
      ...(await firstOf(citizenDashboard.watchProjects())),
    ];
    expect(marked.filter((record) => record?.sample !== true)).toEqual([]);
  });

  it('keeps the mark on a profile that has only a name and a position of its own (#12.5)', async () => {
    const { staffProfile } = await openSamples();
    await staffProfile.begin('demo-staff', { name: 'Zoya Khan', position: 'Clerk' });
    expect(await firstOf(staffProfile.watch('demo-staff'))).toMatchObject({
      name: 'Zoya Khan',
      sample: true,
    });
  });

  it('shows a salary and payslips to the demo account of the staff only (#18)', async () => {
    const { payslips, staffProfile } = await openSamples();
    expect(await firstOf(payslips.watch('demo-staff'))).not.toEqual([]);
    expect(await firstOf(staffProfile.watch('any-staff'))).toBeNull();
    expect(await firstOf(payslips.watch('any-staff'))).toEqual([]);
  });

  it('gives a profile that belongs to nobody (#12.5)', async () => {
    const { people, staffProfile } = await openSamples();
    const members = await firstOf(people.watch());
    const profile = await firstOf(staffProfile.watch('demo-staff'));
    expect(members.map(({ name }) => name)).not.toContain(profile?.name);
  });

  it('gives every message a text (#12.6)', async () => {
    const { citizenDashboard } = await openSamples();
    const messages = await firstOf(citizenDashboard.watchMessages('a-new-citizen'));
    expect(messages.filter(({ text }) => text.length < 20)).toEqual([]);
    expect(messages).toHaveLength(8);
  });
});
