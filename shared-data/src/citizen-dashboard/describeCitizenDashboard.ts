import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, byStaff, citizen, draft, otherCitizen } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

export function describeCitizenDashboard(open: OpenForTest): void {
  describe('a citizen’s dashboard', () => {
    it('has one pending item more with an application, and one less when it is decided', async () => {
      const { applications, citizenDashboard } = await open();
      const following = follow(citizenDashboard.watch(citizen.uid));
      const { pendingItems } = await following.until(() => true);
      const { id } = await submitNow(applications, draft(), citizen);
      await following.until((latest) => latest.pendingItems === pendingItems + 1);
      await applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      await following.until((latest) => latest.pendingItems === pendingItems);
      following.stop();
    });

    it('tells of a submission and of what became of it, newest first', async () => {
      const { applications, citizenDashboard } = await open();
      const { id, number } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const { activities } = await firstOf(citizenDashboard.watch(citizen.uid));
      expect(activities.slice(0, 2)).toMatchObject([
        { kind: 'application', applicationId: id, number, from: 'pending', to: 'in-review' },
        { kind: 'application', applicationId: id, number, from: null, to: 'pending' },
      ]);
      expect(activities.length).toBeLessThanOrEqual(4);
    });

    it('does not take a note for news', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'pending', note: 'Called.', by: byStaff, revision: 1 });
      const activities = await firstOf(citizenDashboard.watchActivities(citizen.uid));
      const told = activities.filter(
        (activity) => activity.kind === 'application' && activity.applicationId === id,
      );
      expect(told).toHaveLength(1);
    });

    it('tells nobody of somebody else’s application', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), otherCitizen);
      const activities = await firstOf(citizenDashboard.watchActivities(citizen.uid));
      const told = activities.filter(
        (activity) => activity.kind === 'application' && activity.applicationId === id,
      );
      expect(told).toEqual([]);
    });
  });
}
