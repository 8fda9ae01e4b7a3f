import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firstOf, follow } from '../../store/testing/follow';
import { byStaff, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';
import { councilForEachTest } from '../../council/testing/councilForEachTest';

const council = councilForEachTest('demo-connection');
const asCitizen = { ...citizen, role: 'user' as const };

it('reports a lost connection with the time since when, and a restored connection', async () => {
  const { store, firestore } = await council.openAlone(asCitizen);
  const connection = follow(store.watchConnection());
  await connection.until(({ state }) => state === 'connected');
  const before = new Date().toISOString();
  await disableNetwork(firestore);
  const lost = await connection.until(({ state }) => state === 'unreachable');
  const since = 'since' in lost ? lost.since : null;
  expect(since && since >= before).toBe(true);
  await enableNetwork(firestore);
  await connection.until(() => connection.values.at(-1)?.state === 'connected');
  connection.stop();
});

it('reports that the network is back after an outage too short for Firestore to notice', async () => {
  const { store } = await council.openAlone(asCitizen);
  const page = new EventTarget();
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true });
  try {
    const connection = follow(store.watchConnection());
    await connection.until(({ state }) => state === 'connected');
    page.dispatchEvent(new Event('offline'));
    await connection.until(({ state }) => state === 'unreachable');
    page.dispatchEvent(new Event('online'));
    await connection.until(() => connection.values.at(-1)?.state === 'connected');
    connection.stop();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});

it('shows cached records while offline, and receives updates again when the network is back', async () => {
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
