import { submitApplication, watchApplicationCounts } from '../applications/api';
import { watchServices } from '../services/api';
import { follow } from './testing/follow';
import { freshDeviceForEachTest } from './testing/freshDeviceForEachTest';
import { citizen, draft } from './testing/records';

freshDeviceForEachTest();
beforeEach(() => {
  // Dexie says each time what it does.
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});

/** The browser keeps the page for 'Back', or drops it. */
const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('a watch of a page that comes back (#13.1)', () => {
  it.each([
    ['goes on when the page is put aside', [() => leave(true), () => comeBack(true)]],
    [
      'goes on in a page that is shown for the first time',
      [() => comeBack(false), () => leave(false)],
    ],
  ])('%s', async (_title, events) => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    for (const happen of events) happen();
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
});
