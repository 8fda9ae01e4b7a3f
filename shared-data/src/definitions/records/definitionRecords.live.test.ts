import { definition } from '../../../../tools/testing/definitions';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';
import { describeDefinitions } from '../describeDefinitions';
import { sampleDefinitions } from '../../samples/sampleDefinitions';
import { toStoredDefinition } from 'shared-model';

const council = councilForEachTest('demo-live-definitions');
const admin = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;
const staff = { uid: 'staff', name: 'Meera', role: 'staff' } as const;
const citizen = { uid: 'citizen', name: 'Asha', role: 'user' } as const;

describeDefinitions(() => council.open(admin));

/** A service with a version that the admin has published. */
async function publishOne() {
  const store = await council.open(admin);
  const added = await store.services.add('Pension Letter');
  if (!added.added) throw new Error('not added');
  const { id } = added.service;
  await store.definitions.publish(id, definition(), 0);
  return { id, ...store };
}

it('lets every account read a version, and only admins write (#16.7)', async () => {
  const { id } = await publishOne();
  const seen = { revision: 0, version: 1 };
  for (const person of [citizen, staff]) {
    const { definitions } = await council.open(person);
    expect((await firstOf(definitions.watchVersion(id, 1))).definition).toEqual(definition());
    expect(await firstOf(definitions.watchVersions(id))).toHaveLength(1);
    for (const act of [
      () => definitions.publish(id, definition(), 1),
      () => definitions.saveDraft(id, definition(), seen),
      () => definitions.discardDraft(id, 1),
      () => firstOf(definitions.watchDesign(id)),
    ]) {
      await expect(act()).rejects.toMatchObject({ name: 'NotPermittedError' });
    }
  }
});

it('stores a version under its number with the server time (#16.1)', async () => {
  const { id } = await publishOne();
  expect(await council.look(`services/${id}`)).toMatchObject({ version: 1 });
  const stored = await council.look(`services/${id}/versions/1`);
  expect(stored).toEqual({
    version: 1,
    definition: toStoredDefinition(definition()),
    publishedAt: expect.objectContaining({ seconds: expect.any(Number) as number }) as object,
  });
});

it('publishes a service that was stored before definitions existed (#16.7)', async () => {
  await council.enter('services/old', { name: 'Old Letter', position: 4 });
  const { definitions } = await council.open(admin);
  await definitions.saveDraft('old', definition(), { revision: 0, version: 0 });
  expect(await definitions.publish('old', definition(), 0, 1)).toMatchObject({ version: 1 });
});

it.each(sampleDefinitions.map((sample) => [sample.name, sample] as const))(
  'publishes the definition of the %s (#16.3)',
  async (_, sample) => {
    const { id, definitions } = await publishOne();
    await definitions.publish(id, sample, 1);
    expect((await firstOf(definitions.watchVersion(id, 2))).definition).toEqual(sample);
  },
);
