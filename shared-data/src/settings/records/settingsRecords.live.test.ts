import { usualSettings } from 'shared-model';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';
import { describeSettings } from '../describeSettings';

const council = councilForEachTest('demo-live-settings');
const admin = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;
const otherAdmin = { uid: 'other', name: 'Usha', role: 'admin' } as const;
const citizen = { uid: 'citizen', name: 'Asha', role: 'user' } as const;

describeSettings(() => council.open(admin));

it('saves one of two changes that are made at once, and rejects the other', async () => {
  const [here, there] = await Promise.all([council.open(admin), council.open(otherAdmin)]);
  const saving = await Promise.allSettled([
    here.settings.save({ ...usualSettings, name: 'Here' }),
    there.settings.save({ ...usualSettings, name: 'There' }),
  ]);
  const failed = saving.filter((result) => result.status === 'rejected');
  expect(failed).toMatchObject([{ reason: { name: 'SettingsChangedError' } }]);
  expect(await council.look('settings/council')).toMatchObject({ revision: 1 });
});

it('lets a citizen read the settings, and not save them', async () => {
  await council.enter('settings/council', { ...usualSettings, name: 'Ours', revision: 4 });
  const { settings } = await council.open(citizen);
  const read = await firstOf(settings.watch());
  expect(read).toEqual({ ...usualSettings, name: 'Ours', revision: 4 });
  await expect(settings.save({ ...read, name: 'Mine' })).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});
