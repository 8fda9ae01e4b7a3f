import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';
import { describeServices } from '../describeServices';

const council = councilForEachTest('demo-live-services');
const admin = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;
const citizen = { uid: 'citizen', name: 'Asha', role: 'user' } as const;

describeServices(() => council.open(admin));

it('lets citizens read services, and only admins change them', async () => {
  const [admins, citizens] = await Promise.all([council.open(admin), council.open(citizen)]);
  const added = await admins.services.add('Pension Letter');
  if (!added.added) throw new Error('not added');
  expect(await firstOf(citizens.services.watch())).toContainEqual(added.service);
  const { id } = added.service;
  for (const act of [
    () => citizens.services.add('Mine'),
    () => citizens.services.change(id, { fee: 0 }),
    () => citizens.services.remove(id),
    () => citizens.services.restore(added.service),
  ]) {
    await expect(act()).rejects.toMatchObject({ name: 'NotPermittedError' });
  }
});

it('restores a removed service under its old id', async () => {
  const { services } = await council.open(admin);
  const added = await services.add('Pension Letter');
  if (!added.added) throw new Error('not added');
  const { id } = added.service;
  await services.restore(await services.remove(id));
  expect(await council.look(`services/${id}`)).toMatchObject({ name: 'Pension Letter' });
});
