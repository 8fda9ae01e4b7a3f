import type { Acts } from '../store/testing/acts/Acts';
import { firstOf } from '../store/testing/follow';
import type { OpenForTest } from '../store/testing/OpenForTest';

const notice = { title: 'Water supply', text: 'No water from 10 to 12.', day: '2026-12-01' };

export const noticeActs: Acts = {
  'Publish a notice': ({ notices }) => Promise.resolve(() => notices.publish(notice)),
};

export function describeNotices(open: OpenForTest): void {
  describe('notices', () => {
    it('shows what an admin has published, the latest first, and logs it', async () => {
      const { notices, log } = await open();
      await notices.publish(notice);
      await notices.publish({ ...notice, title: 'Camp', day: '2026-12-05' });
      const shown = await firstOf(notices.watch());
      expect(shown.map(({ title }) => title)).toEqual(['Camp', 'Water supply']);
      const { rows } = await firstOf(log.watchPage({ kind: 'settings', page: 1, pageSize: 20 }));
      const said = rows.filter(({ action }) => action === 'notice').map(({ subject }) => subject);
      expect(said.toSorted()).toEqual(['Camp', 'Water supply']);
    });

    it('refuses a title that is too long, in a council', async () => {
      const { notices, kind } = await open();
      const publishing = notices.publish({ ...notice, title: 'x'.repeat(121) });
      if (kind === 'firestore') {
        await expect(publishing).rejects.toMatchObject({ name: 'NotPermittedError' });
      } else await publishing;
    });
  });
}
