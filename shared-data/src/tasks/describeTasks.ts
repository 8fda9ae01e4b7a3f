import type { TaskDraft } from 'shared-model';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { byStaff } from '../store/testing/records';

let drafts = 0;

function draft(parts: Partial<TaskDraft> = {}): TaskDraft {
  drafts += 1;
  return {
    draftId: `task-draft-${drafts}`,
    title: 'Call the ward member',
    priority: 'high',
    status: 'pending',
    dueDate: '2026-12-01',
    ...parts,
  };
}

export function describeTasks(open: OpenForTest): void {
  describe('tasks', () => {
    it('saves a new task under the next number', async () => {
      const { tasks } = await open();
      const first = await tasks.create(draft(), byStaff);
      const second = await tasks.create(draft(), byStaff);
      const numberOf = (id: string) => Number(id.replace('TASK-', ''));
      expect(numberOf(second.id)).toBe(numberOf(first.id) + 1);
      expect(second).toEqual({
        id: second.id,
        title: 'Call the ward member',
        priority: 'high',
        status: 'pending',
        dueDate: '2026-12-01',
        assignedBy: byStaff.name,
      });
      expect((await firstOf(tasks.watch())).slice(-2)).toEqual([first, second]);
    });

    it('creates one task when a draft is saved twice', async () => {
      const { tasks } = await open();
      const twice = draft();
      const following = follow(tasks.watch());
      const before = await following.until(() => true);
      const [one, other] = await Promise.all([
        tasks.create(twice, byStaff),
        tasks.create(twice, byStaff),
      ]);
      expect(other).toEqual(one);
      const after = await following.until((list) => list.length > before.length);
      expect(after).toEqual([...before, one]);
      following.stop();
    });

    it('changes the given fields and leaves the rest', async () => {
      const { tasks } = await open();
      const task = await tasks.create(draft(), byStaff);
      const changed = await tasks.change(task.id, { title: 'Visit', status: 'in-progress' });
      expect(changed).toEqual({ ...task, title: 'Visit', status: 'in-progress' });
      expect((await firstOf(tasks.watch())).at(-1)).toEqual(changed);
    });

    it('completes a task and returns its previous status', async () => {
      const { tasks } = await open();
      const { id } = await tasks.create(draft({ status: 'upcoming' }), byStaff);
      expect(await tasks.complete(id)).toBe('upcoming');
      expect((await firstOf(tasks.watch())).at(-1)).toMatchObject({ status: 'completed' });
    });

    it.each(['change', 'complete'] as const)('cannot %s a missing task', async (act) => {
      const { tasks } = await open();
      const acting = act === 'change' ? tasks.change('TASK-X', {}) : tasks.complete('TASK-X');
      await expect(acting).rejects.toMatchObject({ name: 'RecordNotFoundError' });
    });

    it('shows a completed task at once in another open store', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const { id } = await here.tasks.create(draft(), byStaff);
      const following = follow(there.tasks.watch());
      await following.until((list) => list.at(-1)?.id === id);
      await here.tasks.complete(id);
      await following.until((list) => list.at(-1)?.status === 'completed');
      following.stop();
    });
  });
}
