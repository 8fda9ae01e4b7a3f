import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import {
  byAdmin,
  byCitizen,
  byStaff,
  citizen,
  draft,
  otherCitizen,
} from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

export function describeCitizenDashboard(open: OpenForTest): void {
  describe('a citizen’s dashboard', () => {
    it('counts one pending item more after a submission, and one less after the decision', async () => {
      const { applications, citizenDashboard } = await open();
      const following = follow(citizenDashboard.watch(citizen.uid));
      const { pendingItems } = await following.until(() => true);
      const { id } = await submitNow(applications, draft(), citizen);
      await following.until((latest) => latest.pendingItems === pendingItems + 1);
      await applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      await following.until((latest) => latest.pendingItems === pendingItems);
      following.stop();
    });

    it('lists a submission and the steps after it, newest first', async () => {
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

    it('does not list a note as an activity', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'pending', note: 'Called.', by: byStaff, revision: 1 });
      const activities = await firstOf(citizenDashboard.watchActivities(citizen.uid));
      const listed = activities.filter(
        (activity) => activity.kind === 'application' && activity.applicationId === id,
      );
      expect(listed).toHaveLength(1);
    });

    it('shows a call for a returned application until it is answered (#19)', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const following = follow(citizenDashboard.watch(citizen.uid));
      expect((await following.until(() => true)).calls).toEqual([]);
      const note = 'The school certificate is missing.';
      await applications.move(id, { to: 'returned', note, by: byStaff, revision: 2 });
      const { calls } = await following.until((latest) => latest.calls.length > 0);
      expect(calls).toMatchObject([{ kind: 'returned', application: { id } }]);
      await citizenDashboard.seeDecision(citizen.uid, id);
      expect((await firstOf(citizenDashboard.watch(citizen.uid))).calls).toHaveLength(1);
      await applications.move(id, { to: 'pending', note: 'Here.', by: byCitizen, revision: 3 });
      await following.until((latest) => latest.calls.length === 0);
      following.stop();
    });

    it('shows a call for a decision until it is opened, and again for the next decision (#19)', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      const following = follow(citizenDashboard.watch(citizen.uid));
      const { calls } = await following.until((latest) => latest.calls.length > 0);
      expect(calls).toMatchObject([{ kind: 'decision', application: { id, status: 'rejected' } }]);
      await citizenDashboard.seeDecision(citizen.uid, id);
      await citizenDashboard.seeDecision(citizen.uid, id);
      await following.until((latest) => latest.calls.length === 0);
      await applications.move(id, { to: 'approved', by: byAdmin, revision: 2 });
      await following.until((latest) => latest.calls.length > 0);
      following.stop();
    });

    it('shows no call for another citizen’s application (#19)', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), otherCitizen);
      await applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      expect((await firstOf(citizenDashboard.watch(citizen.uid))).calls).toEqual([]);
    });

    it('lists no activity of another citizen’s application', async () => {
      const { applications, citizenDashboard } = await open();
      const { id } = await submitNow(applications, draft(), otherCitizen);
      const activities = await firstOf(citizenDashboard.watchActivities(citizen.uid));
      const listed = activities.filter(
        (activity) => activity.kind === 'application' && activity.applicationId === id,
      );
      expect(listed).toEqual([]);
    });
  });
}
