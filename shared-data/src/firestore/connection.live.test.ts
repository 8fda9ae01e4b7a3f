import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firstOf, follow } from '../store/testing/follow';
import { byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { councilForEachTest } from './testing/councilForEachTest';

const council = councilForEachTest('demo-connection');
const asCitizen = { ...citizen, role: 'user' as const };

it('tells of a connection that comes and goes, and since when it is gone', async () => {
  const { store, firestore } = await council.openAlone(asCitizen);
  const connection = follow(store.watchConnection());
  await connection.until(({ state }) => state === 'connected');
  const before = new Date().toISOString();
  await disableNetwork(firestore);
  const lost = await connection.until(({ state }) => state === 'offline');
  expect(lost).toMatchObject({ state: 'offline' });
  const since = lost.state === 'offline' ? lost.since : null;
  expect(since && since >= before).toBe(true);
  await enableNetwork(firestore);
  await connection.until(() => connection.values.at(-1)?.state === 'connected');
  connection.stop();
});

it('says that the network is back when it was gone for less time than Firestore needs to miss it', async () => {
  const { store } = await council.openAlone(asCitizen);
  const page = new EventTarget();
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true });
  try {
    const connection = follow(store.watchConnection());
    await connection.until(({ state }) => state === 'connected');
    page.dispatchEvent(new Event('offline'));
    await connection.until(({ state }) => state === 'offline');
    page.dispatchEvent(new Event('online'));
    await connection.until(() => connection.values.at(-1)?.state === 'connected');
    connection.stop();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});

it('goes on showing what it was told, and follows again when there is a network', async () => {
  const { store, firestore } = await council.openAlone(asCitizen);
  const { id } = await submitNow(store.applications, draft(), citizen);
  const mine = follow(store.applications.watchMine(citizen.uid));
  await mine.until((list) => list.length === 1);
  await disableNetwork(firestore);
  const again = await firstOf(store.applications.watchMine(citizen.uid));
  expect(again.map((application) => application.id)).toEqual([id]);
  expect(await firstOf(store.applications.watchOne(id))).toMatchObject({ id });

  const staff = await council.open(byStaff);
  await staff.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
  expect(mine.errors).toEqual([]);
  await enableNetwork(firestore);
  await mine.until(([first]) => first?.status === 'in-review');
  mine.stop();
});
