import { IDBFactory } from 'fake-indexeddb';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin, byStaff, citizen, otherCitizen } from '../../store/testing/records';
import type { RecordStore } from '../../features/RecordStore';
import { applyFor, publishService } from '../contract/certifiedService';

const council = councilForEachTest('demo-live-certificates');
const asCitizen = { ...citizen, role: 'user' as const };

/** An approved application, and the id of its service. */
async function certified(admin: RecordStore) {
  const serviceId = await publishService(admin);
  const { id } = await applyFor(await council.open(asCitizen), serviceId);
  const move = { to: 'approved', by: byAdmin, revision: 1 } as const;
  const { certificate = '' } = await admin.applications.move(id, move);
  return { id, serviceId, number: certificate };
}

it('shows a certificate to its citizen and to staff, and to no other citizen (#17.4)', async () => {
  const { id, number } = await certified(await council.open(byAdmin));
  for (const person of [asCitizen, byStaff]) {
    const { certificates } = await council.open(person);
    const following = follow(certificates.watchOf(id));
    const [found] = await following.until(({ length }) => length === 1);
    expect(found).toMatchObject({ number, holder: 'Mira Kale', state: { kind: 'valid' } });
    following.stop();
  }
  const other = await council.open({ ...otherCitizen, role: 'user' });
  await expect(firstOf(other.certificates.watchOf(id))).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});

it('shows the public only the title, the masked name and the state (#17.5)', async () => {
  const { id, number } = await certified(await council.open(byAdmin));
  const record = await council.look(`certificates/${number}`);
  expect(record).toMatchObject({
    application: id,
    title: 'Certificate of Pension',
    state: 'valid',
  });
  expect(JSON.stringify(record)).not.toMatch(/Mira|Kale|4711/);
});

it('creates a key for each browser, and reports which one is in this browser (#17.3)', async () => {
  const here = await council.open(byAdmin);
  const { serviceId } = await certified(here);
  globalThis.indexedDB = new IDBFactory();
  const there = await council.open(byAdmin);
  const { id } = await applyFor(await council.open(asCitizen), serviceId);
  await there.applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });
  for (const [store, isHere] of [
    [here, [false, true]],
    [there, [true, false]],
  ] as const) {
    const following = follow(store.certificates.watchKeys());
    const keys = await following.until(({ length }) => length === 2);
    following.stop();
    expect(keys.map((key) => key.isHere)).toEqual(isHere);
  }
});

it('shows the keys only to admins (#17.3)', async () => {
  await certified(await council.open(byAdmin));
  for (const person of [asCitizen, byStaff]) {
    const { certificates } = await council.open(person);
    await expect(firstOf(certificates.watchKeys())).rejects.toMatchObject({
      name: 'NotPermittedError',
    });
  }
});
