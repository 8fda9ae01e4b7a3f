import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { submitApplication, watchApplicationCounts } from '../applications/api';
import { watchServices } from '../services/api';
import { configureRecords } from './openRecords';
import { follow } from './testing/follow';
import { citizen, draft } from './testing/records';

beforeEach(() => {
  // Dexie says each time what it does.
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  globalThis.indexedDB = new IDBFactory();
  configureRecords({ store: 'device' });
});
afterEach(() => {
  configureRecords({ store: 'device' });
  jest.restoreAllMocks();
});

/** The browser keeps the page for 'Back', or drops it. */
const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('a watch of a page that comes back (#13.1)', () => {
  it('does not fail when the page is put aside', async () => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    leave(true);
    comeBack(true);
    await submitApplication(draft(), citizen);
    await counts.until(({ total }) => total === 33);
    expect(counts.errors).toEqual([]);
    counts.stop();
  });

  it('shows what has changed meanwhile', async () => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    leave(true);
    // As another tab does, past this page's watches.
    await submitApplication(draft(), citizen);
    comeBack(true);
    await counts.until(({ total }) => total === 33);
    expect(counts.errors).toEqual([]);
    counts.stop();
  });

  it('is still being opened when the page is put aside, and answers afterwards', async () => {
    const counts = follow(watchApplicationCounts());
    leave(true);
    comeBack(true);
    expect(await counts.until(() => true)).toMatchObject({ total: 32 });
    counts.stop();
  });

  it('comes back each time, and together with others', async () => {
    const counts = follow(watchApplicationCounts());
    const services = follow(watchServices());
    for (const total of [33, 34, 35]) {
      leave(true);
      comeBack(true);
      await submitApplication(draft(), citizen);
      await counts.until((each) => each.total === total);
    }
    expect(await services.until(() => true)).toHaveLength(5);
    expect([...counts.errors, ...services.errors]).toEqual([]);
    counts.stop();
    services.stop();
  });

  it('stays ended when it was ended before', async () => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    counts.stop();
    leave(true);
    comeBack(true);
    await submitApplication(draft(), citizen);
    expect(counts.values).toHaveLength(1);
  });

  it('is left alone by a page that is shown for the first time', async () => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    comeBack(false);
    leave(false);
    await submitApplication(draft(), citizen);
    await counts.until(({ total }) => total === 33);
    expect(counts.errors).toEqual([]);
    counts.stop();
  });
});
