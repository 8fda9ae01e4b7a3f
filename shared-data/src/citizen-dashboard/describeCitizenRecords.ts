import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { citizen, otherCitizen } from '../store/testing/records';

/**
 * Tests what a citizen can do with their messages and tasks.
 * @param enter adds an unread message and an open task, for a store without samples
 */
export function describeCitizenRecords(open: OpenForTest, enter: () => Promise<void>): void {
  describe('a citizen’s messages and tasks', () => {
    const openWithRecords = async () => {
      const store = await open();
      await enter();
      return store.citizenDashboard;
    };

    it('counts one new message less when one is read, and saves when it was read (#12.6)', async () => {
      const records = await openWithRecords();
      const following = follow(records.watch(citizen.uid));
      const { newMessages } = await following.until((latest) => latest.newMessages > 0);
      const messages = await firstOf(records.watchMessages(citizen.uid));
      expect(messages.map(({ sentAt }) => sentAt)).toEqual(
        messages
          .map(({ sentAt }) => sentAt)
          .toSorted()
          .reverse(),
      );
      const unread = messages.find(({ readAt }) => readAt === null);
      const id = unread?.id ?? '';
      await records.readMessage(citizen.uid, id);
      await following.until((latest) => latest.newMessages === newMessages - 1);
      const find = async () =>
        (await firstOf(records.watchMessages(citizen.uid))).find((each) => each.id === id);
      const read = await find();
      expect(read).toEqual({ ...unread, readAt: expect.any(String) as string });
      await records.readMessage(citizen.uid, id);
      expect(await find()).toEqual(read);
      following.stop();
    });

    it('counts one task less when one is ticked, and one more when it is unticked (#12.6)', async () => {
      const records = await openWithRecords();
      const following = follow(records.watch(citizen.uid));
      const { upcomingTasks } = await following.until((latest) => latest.upcomingTasks > 0);
      const tasks = await firstOf(records.watchTasks(citizen.uid));
      expect(tasks.map(({ dueAt }) => dueAt)).toEqual(tasks.map(({ dueAt }) => dueAt).toSorted());
      const id = tasks.find(({ done }) => !done)?.id ?? '';
      await records.changeTask(citizen.uid, id, true);
      await records.changeTask(citizen.uid, id, true);
      await following.until((latest) => latest.upcomingTasks === upcomingTasks - 1);
      await records.changeTask(citizen.uid, id, false);
      await following.until((latest) => latest.upcomingTasks === upcomingTasks);
      following.stop();
    });

    it('changes nothing for anybody else (#12.6)', async () => {
      const records = await openWithRecords();
      const others = async () => {
        const { newMessages, upcomingTasks } = await firstOf(records.watch(otherCitizen.uid));
        return { newMessages, upcomingTasks };
      };
      const before = await others();
      const message = (await firstOf(records.watchMessages(citizen.uid)))[0];
      const task = (await firstOf(records.watchTasks(citizen.uid))).find(({ done }) => !done);
      await records.readMessage(citizen.uid, message?.id ?? '');
      await records.changeTask(citizen.uid, task?.id ?? '', true);
      expect(await others()).toEqual(before);
    });

    it('shows every project that is counted (#12.6)', async () => {
      const records = await openWithRecords();
      const { activeProjects } = await firstOf(records.watch(citizen.uid));
      const projects = await firstOf(records.watchProjects());
      expect(projects.filter(({ stage }) => stage === 'active')).toHaveLength(activeProjects);
    });
  });
}
