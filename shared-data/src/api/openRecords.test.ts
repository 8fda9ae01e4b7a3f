import { submitApplication, watchApplicationCounts, watchMyApplications } from './applications';
import { closeRecords, openRecords } from './openRecords';
import { countStorageLosses } from '../store/storageLosses';
import { loseStorage } from '../store/testing/loseStorage';
import { firstOf, follow } from '../store/testing/follow';
import { freshDeviceForEachTest } from '../store/testing/freshDeviceForEachTest';
import { citizen, draft } from '../store/testing/records';

freshDeviceForEachTest();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('opens the store once for all callers', async () => {
  const [one, other] = await Promise.all([openRecords(), openRecords()]);
  expect(one).toBe(other);
});

it('tries again after a failure', async () => {
  const storage = globalThis.indexedDB;
  Object.assign(globalThis, { indexedDB: undefined });
  await expect(firstOf(watchApplicationCounts())).rejects.toMatchObject({
    name: 'StorageBlockedError',
  });
  globalThis.indexedDB = storage;
  expect(await firstOf(watchApplicationCounts())).toMatchObject({ total: 32 });
});

it('opens again after the browser has closed the storage', async () => {
  const before = await openRecords();
  await loseStorage();
  expect(await openRecords()).not.toBe(before);
});

it('counts how often the browser has closed the storage in use, and not its own closing (#44.13)', async () => {
  const before = countStorageLosses();
  await openRecords();
  await closeRecords((store) => store.close());
  expect(countStorageLosses()).toBe(before);
  await openRecords();
  await loseStorage();
  expect(countStorageLosses()).toBe(before + 1);
});

it('emits nothing to a watch that was stopped before the store was open', async () => {
  const following = follow(watchMyApplications(citizen.uid));
  following.stop();
  await openRecords();
  await firstOf(watchMyApplications(citizen.uid));
  expect(following.values).toEqual([]);
});

it('shows a submitted application in the citizen’s list', async () => {
  const id = 'kept';
  await submitApplication(draft({ id }), citizen);
  const [first] = await firstOf(watchMyApplications(citizen.uid));
  expect(first?.id).toBe(id);
});

describe('a store that does not open (#13.7)', () => {
  /** Some browsers never respond, for instance if the page was left while the database was created. */
  const neverAnswer = () =>
    jest.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails after a timeout, so that the person can try again', async () => {
    neverAnswer();
    const counts = follow(watchApplicationCounts());
    await jest.advanceTimersByTimeAsync(14_000);
    expect(counts.errors).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(counts.errors).toMatchObject([{ name: 'RecordsUnavailableError' }]);
  });

  it('opens on the next attempt', async () => {
    const silent = neverAnswer();
    const counts = follow(watchApplicationCounts());
    await jest.advanceTimersByTimeAsync(16_000);
    expect(counts.errors).toHaveLength(1);
    silent.mockRestore();
    jest.useRealTimers();
    expect(await firstOf(watchApplicationCounts())).toMatchObject({ total: 32 });
  });
});
