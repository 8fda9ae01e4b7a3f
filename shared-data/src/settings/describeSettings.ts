import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { usualSettings } from './CouncilSettings';

export function describeSettings(open: OpenForTest): void {
  describe('settings', () => {
    it('gives the usual settings until something is set', async () => {
      const { settings } = await open();
      expect(await firstOf(settings.watch())).toEqual(usualSettings);
    });

    it('show another handle at once what was set', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const following = follow(there.settings.watch());
      await here.settings.save({ ...usualSettings, name: 'ग्रामपंचायत', openDays: [1, 3] });
      const seen = await following.until(({ name }) => name === 'ग्रामपंचायत');
      expect(seen).toMatchObject({ openDays: [1, 3], revision: 1 });
      following.stop();
    });

    it('tell the second of two admins that the first has changed them', async () => {
      const { settings } = await open();
      await settings.save({ ...usualSettings, name: 'First' });
      await expect(settings.save({ ...usualSettings, name: 'Second' })).rejects.toMatchObject({
        name: 'SettingsChangedError',
      });
      expect(await firstOf(settings.watch())).toMatchObject({ name: 'First' });
    });
  });
}
