import type { TaskDraft } from 'shared-model';
import { applyFor, certifying, publishService } from '../certificates/contract/certifiedService';
import type { OpenForTest } from './testing/OpenForTest';
import { firstOf, follow } from './testing/follow';
import { byStaff } from './testing/records';

const byOtherAdmin = { uid: 'admin-2', name: 'Other Admin', role: 'admin' } as const;

/** Those who act, as another admin has renamed them; their sessions still have the earlier names. */
const clerk = { uid: byStaff.uid, name: 'Meena Bhosale' };
const admin = { uid: byOtherAdmin.uid, name: 'Vikram Sane' };

const task: TaskDraft = {
  draftId: 'renamed',
  title: 'Call the ward member',
  priority: 'high',
  status: 'pending',
  dueDate: '2026-12-01',
};

/** An application for a service with a fee, in a council that has renamed a clerk and an admin. */
async function openRenamed(open: OpenForTest) {
  const store = await open();
  const application = await applyFor(store, await publishService(store, certifying));
  const { id, number, revision } = application;
  for (const by of [byStaff, byOtherAdmin]) {
    await store.people.noteSession({ ...by, email: `${by.uid}@example.com` });
    await store.log.note({ kind: 'sign-in', action: 'signed-in', subject: '' }, by);
  }
  for (const { uid, name } of [clerk, admin]) await store.people.rename(uid, name);
  return { store, id, number, revision };
}

export function describeNames(open: OpenForTest): void {
  describe('whoever was renamed since they signed in has the new name (#45)', () => {
    it('on a task, a payment and its cancellation', async () => {
      const { store, id } = await openRenamed(open);
      const { tasks, payments } = store;
      expect(await tasks.create(task, byStaff)).toMatchObject({ assignedBy: clerk.name });
      const { receipt, by } = await payments.record(id, {
        amount: 20,
        method: 'cash',
        by: byStaff,
      });
      expect(by).toEqual(clerk);
      await payments.cancel(receipt, { reason: 'It was another service.', by: byOtherAdmin });
      const followed = follow(payments.watchOf(id));
      const [payment] = await followed.until(([first]) => first?.cancelled !== undefined);
      followed.stop();
      expect(payment?.cancelled?.by).toEqual(admin);
    });

    it('on an assignment, as who gave it and as who has it', async () => {
      const { store, id } = await openRenamed(open);
      const taken = await store.worklist.assign(id, { to: byStaff, by: byStaff });
      expect(taken.assignee).toMatchObject({ ...clerk, by: clerk });
      const given = await store.worklist.assign(id, { to: byOtherAdmin, by: byOtherAdmin });
      expect(given.assignee).toMatchObject({ ...admin, by: admin });
    });

    it('on a step, and in the log', async () => {
      const { store, id, number, revision } = await openRenamed(open);
      const { applications, log } = store;
      await applications.move(id, { to: 'in-review', by: byStaff, revision });
      await applications.move(id, { to: 'recommended', by: byStaff, revision: revision + 1 });
      const { history } = await applications.move(id, {
        ...{
          to: 'rejected',
          note: 'Not in the village.',
          by: byOtherAdmin,
          revision: revision + 2,
        },
      });
      expect(history.slice(-2).map(({ by }) => by.name)).toEqual([clerk.name, admin.name]);
      const followed = follow(log.watchPage({ kind: 'decision', page: 1, pageSize: 20 }));
      const { rows } = await followed.until(({ rows: each }) =>
        each.some(({ subject, action }) => subject === number && action === 'rejected'),
      );
      followed.stop();
      const logged = rows.filter(({ subject }) => subject === number);
      expect(logged.map(({ action, by }) => [action, by.name])).toEqual([
        ['rejected', admin.name],
        ['recommended', clerk.name],
      ]);
    });

    it('on a decision about a request for access', async () => {
      const { store } = await openRenamed(open);
      const asked = { uid: 'zubeda', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
      const { people } = store;
      await people.noteSession({
        ...asked,
        role: 'staff',
        position: 'Clerk',
        accessLevel: 'staff',
      });
      const { decision } = await people.decideRequest(asked.uid, {
        granted: true,
        by: byOtherAdmin,
      });
      expect(decision?.by).toMatchObject(admin);
      const stored = (await firstOf(people.watchRequests())).find(({ uid }) => uid === asked.uid);
      expect(stored?.decision?.by).toMatchObject(admin);
    });
  });
}
