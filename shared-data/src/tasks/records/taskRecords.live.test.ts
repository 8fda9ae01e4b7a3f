import type { TaskDraft } from 'shared-model';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';
import { byStaff } from '../../store/testing/records';
import { describeTasks } from '../describeTasks';

const council = councilForEachTest('demo-live-tasks');
const clerk = { ...byStaff, role: 'staff' } as const;
const admin = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;

const draft = (draftId: string): TaskDraft => ({
  draftId,
  title: 'Call the ward member',
  priority: 'high',
  status: 'pending',
  dueDate: '2026-12-01',
});

const entered = { ...draft('d'), assignedBy: 'Usha Naik', createdAt: new Date(2026, 0, 1) };

describeTasks(() => council.open(clerk));

it('gives tasks that are created at once different numbers', async () => {
  const stores = await Promise.all([council.open(clerk), council.open(admin), council.open(clerk)]);
  const created = await Promise.all(
    stores.map(({ tasks }, index) => tasks.create(draft(`at-once-${index}`), clerk)),
  );
  expect(created.map(({ id }) => id).sort()).toEqual(['TASK-001', 'TASK-002', 'TASK-003']);
});

it('skips numbers that are taken, whenever they were entered', async () => {
  await council.enter('tasks/TASK-999', { ...entered, createdAt: new Date(2026, 1, 1) });
  await council.enter('tasks/TASK-1000', entered);
  const { tasks } = await council.open(clerk);
  expect((await tasks.create(draft('new'), clerk)).id).toBe('TASK-1001');
  expect((await firstOf(tasks.watch())).map(({ id }) => id)).toEqual([
    'TASK-999',
    'TASK-1000',
    'TASK-1001',
  ]);
});

it('refuses tasks to citizens', async () => {
  const { tasks } = await council.open({ uid: 'citizen', name: 'Asha', role: 'user' });
  const refused = { name: 'NotPermittedError' };
  await expect(firstOf(tasks.watch())).rejects.toMatchObject(refused);
  await expect(tasks.create(draft('mine'), clerk)).rejects.toMatchObject(refused);
});
