import { submitApplication, watchApplicationCounts } from './applications';
import { watchServices } from './services';
import { follow } from '../store/testing/follow';
import { freshDeviceForEachTest } from '../store/testing/freshDeviceForEachTest';
import { citizen, draft } from '../store/testing/records';

freshDeviceForEachTest();

/** The browser puts the page into its back/forward cache, or drops it. */
const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('a watch on a page that returns from the back/forward cache (#13.1)', () => {
  it.each([
    ['goes on when the page is cached and restored', [() => leave(true), () => comeBack(true)]],
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

  it('shows changes that were made while the page was cached', async () => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    leave(true);
    // As another tab would: this page's watches are stopped.
    await submitApplication(draft(), citizen);
    comeBack(true);
    await counts.until(({ total }) => total === 33);
    expect(counts.errors).toEqual([]);
    counts.stop();
  });

  it('emits after the return when the page is cached while the store opens', async () => {
    const counts = follow(watchApplicationCounts());
    leave(true);
    comeBack(true);
    expect(await counts.until(() => true)).toMatchObject({ total: 32 });
    counts.stop();
  });

  it('does not fail if the storage was opened before the first watch, as when a session is noted', async () => {
    // Chromium calls the listeners of the window in the order in which they were added, whatever their phase; jsdom calls
    // those of the capture phase first.
    const add = window.addEventListener.bind(window);
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((type: string, listener) => add(type, listener));
    await jest.isolateModulesAsync(async () => {
      const applications = await import('./applications');
      const { closeRecords, openRecords } = await import('./openRecords');
      await openRecords();
      const counts = follow(applications.watchApplicationCounts());
      await counts.until(() => true);
      leave(true);
      comeBack(true);
      await applications.submitApplication(draft(), citizen);
      await counts.until(({ total }) => total === 33);
      expect(counts.errors).toEqual([]);
      counts.stop();
      await closeRecords((store) => store.close());
    });
  });

  it('resumes after each return, together with other watches', async () => {
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

  it('stays stopped when it was stopped before', async () => {
    const counts = follow(watchApplicationCounts());
    await counts.until(() => true);
    counts.stop();
    leave(true);
    comeBack(true);
    await submitApplication(draft(), citizen);
    expect(counts.values).toHaveLength(1);
  });
});
