import type { Actor, WorklistPage } from 'shared-model';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin, byStaff } from '../../store/testing/records';

const council = councilForEachTest('demo-worklist');
const byOther: Actor = { uid: 'staff-2', name: 'Other Clerk', role: 'staff' };

/** An application as a citizen has sent it. */
async function enter(
  id: string,
  {
    day = '2026-07-20',
    uid = 'asha',
    ...more
  }: { day?: string; uid?: string; [field: string]: unknown } = {},
) {
  const at = new Date(2026, 6, 1, 10, 0);
  const applicant = { uid, name: 'Asha Rao', email: `${uid}@example.com` };
  await council.enter(`applications/${id}`, {
    ...{
      number: `#PAN-2026-${id}`,
      applicant,
      service: 'Birth Certificate',
      details: 'For school.',
    },
    status: 'pending',
    priority: 'normal',
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    documents: [],
    history: { 1: { at, by: { uid, name: 'Asha Rao', role: 'user' }, from: null, to: 'pending' } },
    keys: { outcome: 'pending', service: 'birth certificate', prefixes: ['asha'] },
    deadline: { day },
    assignee: null,
    ...more,
  });
}

describe('taking the next application on the live store (#18.2)', () => {
  it('gives two clerks who press at the same moment different applications, round after round', async () => {
    const [here, there] = await Promise.all([council.open(byStaff), council.open(byOther)]);
    const rounds = 12;
    for (let index = 0; index < 2 * rounds; index += 1) {
      await enter(`a${index}`, { day: `2026-07-${10 + index}` });
    }
    const taken: (string | undefined)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const both = await Promise.all([
        here.worklist.takeNext(byStaff),
        there.worklist.takeNext(byOther),
      ]);
      taken.push(...both.map((each) => each?.id));
    }
    expect(taken).not.toContain(undefined);
    expect(new Set(taken).size).toBe(2 * rounds);
    expect(await here.worklist.takeNext(byStaff)).toBeUndefined();
    const mine = await firstOf(here.worklist.watchCounts(byStaff.uid));
    expect(mine).toMatchObject({ 'to-do': 2 * rounds, mine: rounds });
  });

  it('gives two clerks who press twice at once four different applications', async () => {
    const [here, there] = await Promise.all([council.open(byStaff), council.open(byOther)]);
    for (const id of ['a1', 'a2', 'a3', 'a4']) await enter(id);
    const taken = await Promise.all([
      here.worklist.takeNext(byStaff),
      here.worklist.takeNext(byStaff),
      there.worklist.takeNext(byOther),
      there.worklist.takeNext(byOther),
    ]);
    expect(new Set(taken.map((each) => each?.id)).size).toBe(4);
  });

  it('gives the application that is due first, and skips the clerk’s own', async () => {
    const { worklist } = await council.open(byStaff);
    await enter('later', { day: '2026-07-22' });
    await enter('first', { day: '2026-07-12' });
    for (let index = 0; index < 12; index += 1) {
      await enter(`own${index}`, { day: '2026-07-01', uid: byStaff.uid });
    }
    expect(await worklist.takeNext(byStaff)).toMatchObject({ id: 'first' });
  });
});

describe('releasing a person’s applications on the live store (#18.2)', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `a${10 + index}`);
  const last = ids.at(-1) ?? '';
  const holder = { uid: byStaff.uid, name: byStaff.name };
  const at = new Date(2026, 6, 2);
  const heldBy = ({ uid, name }: { uid: string; name: string }) => ({
    assignee: { uid, name, at, by: { uid, name } },
  });
  const assigneeOf = async (id: string) =>
    ((await council.look(`applications/${id}`)) as { assignee: { uid: string } | null }).assignee;

  /** Releases all applications of the clerk; `change` changes the last one after the first one was released. */
  async function releaseWhile(change: () => Promise<void>) {
    const { applications, worklist } = await council.open(byAdmin);
    for (const id of ids) await enter(id, heldBy(holder));
    const first = follow(applications.watchOne(ids[0] ?? ''));
    await first.until(({ assignee }) => assignee?.uid === holder.uid);
    const releasing = worklist.releaseAll(holder.uid, byAdmin);
    await first.until(({ assignee }) => assignee === undefined);
    await change();
    first.stop();
    await releasing;
  }

  it('skips an application that is decided meanwhile, and releases the others', async () => {
    await releaseWhile(() => enter(last, { ...heldBy(holder), status: 'approved' }));
    expect(await assigneeOf(last)).toMatchObject({ uid: holder.uid });
    for (const id of ids.slice(0, -1)) expect(await assigneeOf(id)).toBeNull();
  });

  it('leaves an application with the colleague who gets it meanwhile', async () => {
    await releaseWhile(() => enter(last, heldBy(byOther)));
    expect(await assigneeOf(last)).toMatchObject({ uid: byOther.uid });
    for (const id of ids.slice(0, -1)) expect(await assigneeOf(id)).toBeNull();
  });

  it('skips an application that cannot be read, and releases the others', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { worklist } = await council.open(byAdmin);
    for (const id of ['a1', 'a3']) await enter(id, heldBy(holder));
    await enter('a2', { ...heldBy(holder), revision: 'none' });
    await worklist.releaseAll(holder.uid, byAdmin);
    expect(await assigneeOf('a1')).toBeNull();
    expect(await assigneeOf('a3')).toBeNull();
    report.mockRestore();
  });
});

describe('the work list on the live store (#18.2)', () => {
  it('lists what is due by a day, the earliest first', async () => {
    const { worklist } = await council.open(byStaff);
    await enter('due', { day: '2026-07-15' });
    await enter('overdue', { day: '2026-07-14' });
    await enter('later', { day: '2026-07-16' });
    const query = { tab: 'to-do', uid: byStaff.uid, page: 1, pageSize: 20 } as const;
    const page: WorklistPage = await firstOf(worklist.watchPage({ ...query, dueBy: '2026-07-15' }));
    expect(page.rows.map(({ id }) => id)).toEqual(['overdue', 'due']);
    expect(page.total).toBe(2);
  });

  it('counts overdue applications, and those sent more than a day ago that nobody has', async () => {
    const { worklist } = await council.open(byAdmin);
    await enter('overdue', { day: '2026-07-14' });
    await enter('due', { day: '2026-07-15' });
    await worklist.assign('due', { to: byAdmin, by: byAdmin });
    expect(await firstOf(worklist.watchFigures('2026-07-15'))).toEqual({
      overdue: 1,
      recommended: 0,
      unassigned: 1,
    });
  });
});
