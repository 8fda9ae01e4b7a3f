import { usualOffice, usualSettings, type Weekday } from 'shared-model';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';

export function describeSettings(open: OpenForTest): void {
  describe('settings', () => {
    it('gives the usual settings until something is set', async () => {
      const { settings } = await open();
      expect(await firstOf(settings.watch())).toMatchObject(usualSettings);
    });

    it('shows a change at once in another open store', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const following = follow(there.settings.watch());
      await here.settings.save({ ...usualSettings, name: 'ग्रामपंचायत', openDays: [1, 3] });
      const seen = await following.until(({ name }) => name === 'ग्रामपंचायत');
      expect(seen).toMatchObject({ openDays: [1, 3], revision: 1 });
      following.stop();
    });

    it('saves the closed Saturdays, and leaves them out again (#44.11)', async () => {
      const { settings } = await open();
      const { closedSaturdays } = await firstOf(settings.watch());
      expect(closedSaturdays).toBeUndefined();
      const openDays: Weekday[] = [1, 2, 3, 4, 5, 6];
      await settings.save({ ...usualSettings, openDays, closedSaturdays: [2, 4] });
      expect(await firstOf(settings.watch())).toMatchObject({ closedSaturdays: [2, 4] });
      await settings.save({ ...usualSettings, revision: 1 });
      expect(await firstOf(settings.watch())).not.toHaveProperty('closedSaturdays');
    });

    it('saves the texts and the language of the council (#20.4)', async () => {
      const { settings } = await open();
      const translations = { mr: { name: 'ग्रामपंचायत' }, hi: { hoursNote: 'बंद' } };
      await settings.save({ ...usualSettings, language: 'mr', translations });
      const saved = await firstOf(settings.watch());
      expect(saved).toMatchObject({ language: 'mr', translations });
      await settings.save({ ...usualSettings, revision: saved.revision });
      const after = await firstOf(settings.watch());
      expect(after).not.toHaveProperty('language');
      expect(after).not.toHaveProperty('translations');
    });

    it('rejects the second of two admins who change them at once', async () => {
      const { settings } = await open();
      await settings.save({ ...usualSettings, name: 'First' });
      await expect(settings.save({ ...usualSettings, name: 'Second' })).rejects.toMatchObject({
        name: 'SettingsChangedError',
      });
      expect(await firstOf(settings.watch())).toMatchObject({ name: 'First' });
    });
  });

  describe('settings of the office (#18.1)', () => {
    const holidays = [
      { day: '2026-08-15', name: 'Independence Day' },
      { day: '2026-10-02', name: 'गांधी जयंती' },
    ];
    const overdueAdvice = 'Call the secretary.\nFirst appeal: the block office.';

    it('gives no holidays and no advice until something is set', async () => {
      const { settings } = await open();
      expect(await firstOf(settings.watchOffice())).toEqual(usualOffice);
    });

    it('shows a change at once in another open store, in the order of the days', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const following = follow(there.settings.watchOffice());
      const saved = { holidays: holidays.toReversed(), overdueAdvice, graceDays: 3, revision: 0 };
      expect(await here.settings.saveOffice(saved)).toEqual({
        holidays,
        overdueAdvice,
        graceDays: 3,
        revision: 1,
      });
      const seen = await following.until(({ revision }) => revision === 1);
      expect(seen).toEqual({ holidays, overdueAdvice, graceDays: 3, revision: 1 });
      following.stop();
    });

    it('rejects the second of two admins who change them at once', async () => {
      const { settings } = await open();
      await settings.saveOffice({ ...usualOffice, overdueAdvice });
      await expect(settings.saveOffice(usualOffice)).rejects.toMatchObject({
        name: 'SettingsChangedError',
      });
      expect(await firstOf(settings.watchOffice())).toMatchObject({ overdueAdvice });
    });

    it('keeps the advice in further languages (#20.4)', async () => {
      const { settings } = await open();
      const translations = { mr: { overdueAdvice: 'सचिवांना फोन करा.' } };
      await settings.saveOffice({ ...usualOffice, overdueAdvice, translations });
      expect(await firstOf(settings.watchOffice())).toMatchObject({ overdueAdvice, translations });
    });

    it('does not change the settings of the council', async () => {
      const { settings } = await open();
      await settings.save({ ...usualSettings, name: 'Ours' });
      await settings.saveOffice({ ...usualOffice, overdueAdvice });
      expect(await firstOf(settings.watch())).toMatchObject({ name: 'Ours', revision: 1 });
    });
  });
}
