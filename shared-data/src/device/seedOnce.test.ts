import Dexie from 'dexie';
import { firstOf } from '../store/testing/follow';
import { seedOnce, seedTables } from './seedOnce';
import { countRaw } from './testing/rawDatabase';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

describe('seeding', () => {
  it('happens once when two tabs open together', async () => {
    await Promise.all([open(), open()]);
    expect(await countRaw('applications')).toBe(32);
    expect(await countRaw('tasks')).toBe(24);
  });

  it('writes each sample application once', async () => {
    const writes = (['add', 'put'] as const).map((act) =>
      jest.spyOn(IDBObjectStore.prototype, act),
    );
    await open();
    const written = writes
      .flatMap(({ mock }) => mock.contexts as IDBObjectStore[])
      .filter(({ name }) => name === 'applications');
    jest.restoreAllMocks();
    expect(written).toHaveLength(32);
  });

  it('never brings back what was removed', async () => {
    const before = await open();
    const [service] = await firstOf(before.services.watch());
    await before.services.remove(service?.id ?? '');
    before.close();
    const { services } = await open();
    expect(await firstOf(services.watch())).toHaveLength(4);
  });

  it('keeps the times of the first opening', async () => {
    const before = await open({ now: () => new Date(2026, 0, 20) });
    const [first] = await firstOf(before.applications.watchMine('someone'));
    before.close();
    const { applications } = await open({ now: () => new Date(2026, 5, 20) });
    expect((await firstOf(applications.watchMine('someone')))[0]).toEqual(first);
  });

  it('adds the records of a new feature, and leaves the others unchanged', async () => {
    const db = new Dexie('features', { indexedDB, IDBKeyRange });
    db.version(1).stores(seedTables);
    const now = new Date();
    const known = { seed: jest.fn(() => Promise.resolve()) };
    const added = { seed: jest.fn(() => Promise.resolve()) };
    await seedOnce(db, { known }, now);
    await seedOnce(db, { known, added }, now);
    await seedOnce(db, { known, added }, now);
    expect(known.seed).toHaveBeenCalledTimes(1);
    expect(added.seed).toHaveBeenCalledTimes(1);
    db.close();
  });
});
