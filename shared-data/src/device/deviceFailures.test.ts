import 'fake-indexeddb/auto';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, citizen, draft, file } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { loseStorage } from '../store/testing/loseStorage';
import { countDocuments, openRaw, writeDocuments } from '../documents/testing/rawDocuments';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

const realPut = IDBObjectStore.prototype.put;

/** Makes the disk full as soon as this collection is written to. */
function fillUpAt(full: RegExp) {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const { collection = '' } = Object(args[0]) as { collection?: string };
    if (full.test(collection)) throw new DOMException('No room.', 'QuotaExceededError');
    return realPut.apply(this, args);
  });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a full disk', () => {
  it('leaves nothing half-written in the middle of a submission', async () => {
    const { applications } = await open();
    fillUpAt(/chunks$/);
    const full = draft({ documents: [file('a.pdf', 'a')] });
    await expect(submitNow(applications, full, citizen)).rejects.toMatchObject({
      name: 'StorageFullError',
    });
    expect(await countDocuments('applications')).toBe(32);
    expect(await countDocuments(`applications/${full.id}/chunks`)).toBe(0);

    jest.restoreAllMocks();
    const { number } = await submitNow(applications, full, citizen);
    expect(number).toMatch(/-033$/);
  });

  it('rejects the first opening with an error, and the next opening tries again', async () => {
    fillUpAt(/^tasks$/);
    await expect(open()).rejects.toMatchObject({ name: 'StorageFullError' });
    jest.restoreAllMocks();
    const { applications } = await open();
    expect(await firstOf(applications.watchCounts())).toMatchObject({ total: 32 });
  });
});

describe('storage that cannot be opened', () => {
  it('rejects the opening where the browser has none (#44.13)', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    await expect(open()).rejects.toMatchObject({ name: 'StorageBlockedError' });
  });

  it('rejects the opening where it is forbidden (#44.13)', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    await expect(open()).rejects.toMatchObject({ name: 'StorageBlockedError' });
  });

  it('rejects the opening where a private window refuses it (#44.13)', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in private mode.', 'InvalidStateError');
    });
    await expect(open()).rejects.toMatchObject({ name: 'StorageLostError' });
  });

  it('rejects the opening while a tab with a newer version holds it (#44.13)', async () => {
    const older = await openRaw(2);
    await expect(open()).rejects.toMatchObject({ name: 'StorageHeldError' });
    older.close();
  });
});

describe('storage that is closed while in use', () => {
  it('notifies its watchers and its opener, and refuses writes (#44.13)', async () => {
    const onClosed = jest.fn();
    const { applications } = await open({ onClosed });
    const following = follow(applications.watchCounts());
    await following.until(() => true);

    await loseStorage();

    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(following.errors).toMatchObject([{ name: 'StorageLostError' }]);
    await expect(submitNow(applications, draft(), citizen)).rejects.toMatchObject({
      name: 'StorageLostError',
    });
  });

  it('notifies nobody when the store was closed on request', async () => {
    const onClosed = jest.fn();
    const store = await open({ onClosed });
    const following = follow(store.applications.watchCounts());
    await following.until(() => true);
    store.close();
    expect(onClosed).not.toHaveBeenCalled();
    expect(following.errors).toEqual([]);
  });
});

describe('a record that does not fit', () => {
  it('does not appear in the lists, and causes a logged error', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { applications, tasks } = await open();
    const submitted = await submitNow(applications, draft(), citizen);
    const broken = { ...submitted, status: 'lost', submittedAt: '9999-01-01T00:00:00.000Z' };
    await writeDocuments([
      ['applications/broken', broken],
      ['tasks/TASK-000', { title: 7, createdAt: '9999-01-01T00:00:00.000Z' }],
    ]);

    const mine = await firstOf(applications.watchMine(citizen.uid));
    expect(mine).toHaveLength(6);
    expect(logged).toHaveBeenCalledWith(
      'A stored application does not fit and is left out.',
      expect.objectContaining({ id: 'broken' }),
      expect.stringContaining('status'),
    );
    const { rows } = await firstOf(applications.watchPage({ page: 1, pageSize: 2 }));
    expect(rows.map(({ id }) => id)).toEqual([submitted.id]);
    expect(await firstOf(tasks.watch())).toHaveLength(24);
    await expect(
      applications.move('broken', { to: 'approved', by: byAdmin, revision: 1 }),
    ).rejects.toMatchObject({ name: 'RecordNotFoundError' });
  });
});

describe('a document that was removed from the phone', () => {
  it('stops the submission before anything is written', async () => {
    const { applications } = await open();
    const gone = new DOMException('Gone.', 'NotFoundError');
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
      this: FileReader,
    ) {
      Object.defineProperty(this, 'error', { value: gone });
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await expect(
      submitNow(applications, draft({ documents: [file('a.pdf', 'a')] }), citizen),
    ).rejects.toMatchObject({ name: 'DocumentUnreadableError', documentIndex: 0, cause: gone });
    expect(await countDocuments('applications')).toBe(32);
  });
});
