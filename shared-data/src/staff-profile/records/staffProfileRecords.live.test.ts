import { sampleStaffProfile } from '../../samples/sampleStaffProfile';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';

const council = councilForEachTest('demo-live-staff-profile');
const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;
const profile = sampleStaffProfile(new Date(2026, 5, 1));

it('shows a profile as soon as the council has entered it', async () => {
  const { staffProfile } = await council.open(clerk);
  const following = follow(staffProfile.watch('clerk'));
  expect(await following.until(() => true)).toBeNull();
  await council.enter('staffProfiles/clerk', { ...profile, name: 'Meera' });
  expect(await following.until((latest) => latest !== null)).toEqual({ ...profile, name: 'Meera' });
  following.stop();
});

it('emits null again on a second watch where there is no profile', async () => {
  const { staffProfile } = await council.open(clerk);
  expect(await firstOf(staffProfile.watch('clerk'))).toBeNull();
  expect(await firstOf(staffProfile.watch('clerk'))).toBeNull();
});

it('saves nothing for somebody who begins', async () => {
  const { staffProfile } = await council.open(clerk);
  await staffProfile.begin('clerk', { name: 'Meera', position: 'Clerk' });
  expect(await firstOf(staffProfile.watch('clerk'))).toBeNull();
  expect(await council.look('staffProfiles/clerk')).toBeUndefined();
});

it('shows a profile to its owner only', async () => {
  await council.enter('staffProfiles/clerk', profile);
  const { staffProfile } = await council.open({ uid: 'other', name: 'Nitin', role: 'admin' });
  await expect(firstOf(staffProfile.watch('clerk'))).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});
