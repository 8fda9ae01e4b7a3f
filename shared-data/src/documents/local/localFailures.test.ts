import { follow } from '../../store/testing/follow';
import type { Found } from '../Documents';
import { type LocalDocuments, openLocalDocuments } from './openLocalDocuments';
import { allOf, databaseName, set, storageForEachTest, write } from './testing/tabs';

const openStorage = storageForEachTest();
const open = (options: { onClosed?: () => void } = {}) => openStorage(openLocalDocuments, options);

const namesOf = ({ docs }: Found) => docs.map((document) => document.get('name'));

const realPut = IDBObjectStore.prototype.put;

/** Documents with one in memory, and a watch of it. */
async function openWatched(onClosed = jest.fn()) {
  const documents = await open({ onClosed });
  await set(documents, 'people/1', { name: 'Asha' });
  const following = follow(documents.watchQuery({ collection: 'people' }, namesOf));
  await following.until(() => true);
  return { documents, following, onClosed };
}

/** What is stored, read by a store that has nothing in memory. */
async function stored() {
  return allOf(await open(), 'people');
}

/** Resolves when the browser has done what was asked for. */
function done(request: IDBOpenDBRequest): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}

describe('storage that cannot be opened', () => {
  it('rejects where the browser has none', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    await expect(open()).rejects.toMatchObject({ name: 'StorageBlockedError' });
  });

  it.each([
    ['SecurityError', 'StorageBlockedError'],
    ['InvalidStateError', 'StorageLostError'],
  ])('rejects where the browser throws a %s', async (thrown, name) => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied.', thrown);
    });
    await expect(open()).rejects.toMatchObject({ name });
  });

  it('rejects where a later version of the portal was used', async () => {
    (await done(indexedDB.open(databaseName, 2)))?.close();
    await expect(open()).rejects.toMatchObject({ name: 'StorageHeldError' });
  });

  it('rejects while another tab holds it, and closes it if it opens later', async () => {
    const realOpen = indexedDB.open.bind(indexedDB);
    let opening: IDBOpenDBRequest | undefined;
    jest.spyOn(indexedDB, 'open').mockImplementation((...parameters) => {
      opening = realOpen(...parameters);
      queueMicrotask(() => {
        opening?.onblocked?.(new Event('blocked') as IDBVersionChangeEvent);
      });
      return opening;
    });
    await expect(open()).rejects.toMatchObject({ name: 'StorageHeldError' });
    await new Promise((resolve) => opening?.addEventListener('success', resolve));
    expect(() => opening?.result.transaction('meta')).toThrow();
  });
});

/** How the browser fails while a document is stored. */
const failures: [what: string, name: string, put: typeof realPut][] = [
  [
    'the storage is full',
    'StorageFullError',
    function () {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  ],
  [
    'the browser stops it',
    'StorageLostError',
    function (this: IDBObjectStore, ...parameters) {
      const request = realPut.apply(this, parameters);
      this.transaction.abort();
      return request;
    },
  ],
];

describe.each(failures)('a commit during which %s', (_what, name, put) => {
  /** Fails at the second of two documents. */
  async function failToWrite(documents: LocalDocuments) {
    let count = 0;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...parameters
    ) {
      count += 1;
      return (count === 2 ? put : realPut).apply(this, parameters);
    });
    const writing = write(documents, (transaction) => {
      transaction.set('people/1', { name: 'Bela' });
      transaction.set('people/2', { name: 'Charu' });
    });
    await expect(writing).rejects.toMatchObject({ name });
    jest.restoreAllMocks();
  }

  it('changes nothing, in memory or in the storage', async () => {
    const { documents, following } = await openWatched();
    await failToWrite(documents);
    expect(await allOf(documents, 'people')).toEqual({ 1: { name: 'Asha' } });
    expect(await stored()).toEqual({ 1: { name: 'Asha' } });
    expect(following.values).toEqual([['Asha']]);
    expect(following.errors).toEqual([]);
  });

  it('does not keep the next commit from being stored and shown', async () => {
    const { documents, following } = await openWatched();
    await failToWrite(documents);
    await set(documents, 'people/2', { name: 'Charu' });
    await following.until((names) => names.join() === 'Asha,Charu');
    expect(await stored()).toEqual({ 1: { name: 'Asha' }, 2: { name: 'Charu' } });
  });
});

it('stores nothing when a value cannot be stored', async () => {
  const { documents } = await openWatched();
  const writing = write(documents, (transaction) => {
    transaction.set('people/1', { name: 'Bela' });
    transaction.set('people/2', { name: () => 'no value' });
  });
  await expect(writing).rejects.toThrow();
  expect(await allOf(documents, 'people')).toEqual({ 1: { name: 'Asha' } });
  expect(await stored()).toEqual({ 1: { name: 'Asha' } });
});

it('names the document that is missing in an update', async () => {
  const { documents } = await openWatched();
  const writing = write(documents, (transaction) => transaction.update('people/2', { name: 'x' }));
  await expect(writing).rejects.toThrow('No document to update: people/2');
});

/** What others do to the database while it is in use. */
const losses: [what: string, lose: () => Promise<unknown>][] = [
  ['deletes the storage', () => done(indexedDB.deleteDatabase(databaseName))],
  ['opens a later version', async () => (await done(indexedDB.open(databaseName, 2)))?.close()],
];

describe.each(losses)('when somebody %s', (_what, lose) => {
  it('ends the watches with an error, and notifies the opener once', async () => {
    const { following, onClosed } = await openWatched();
    await lose();
    expect(following.errors).toMatchObject([{ name: 'StorageLostError' }]);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('refuses to read and to write', async () => {
    const { documents } = await openWatched();
    await lose();
    const lost = { name: 'StorageLostError' };
    const query = { collection: 'people' };
    await expect(documents.get('people/1')).rejects.toMatchObject(lost);
    await expect(documents.query(query)).rejects.toMatchObject(lost);
    await expect(documents.count(query)).rejects.toMatchObject(lost);
    await expect(set(documents, 'people/1', {})).rejects.toMatchObject(lost);
    const late = follow(documents.watchQuery(query, namesOf));
    await expect(late.until(() => true)).rejects.toMatchObject(lost);
  });
});

it('ends the watches when the browser closes the database', async () => {
  const databases: IDBDatabase[] = [];
  const realTransaction = IDBDatabase.prototype.transaction;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...parameters
  ) {
    databases.push(this);
    return realTransaction.apply(this, parameters);
  });
  const { following, onClosed } = await openWatched();
  databases[0]?.onclose?.(new Event('close'));
  expect(following.errors).toMatchObject([{ name: 'StorageLostError' }]);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

describe('close', () => {
  it('ends the watches without notifying anybody', async () => {
    const { documents, following, onClosed } = await openWatched();
    documents.close();
    await done(indexedDB.deleteDatabase(databaseName));
    expect(following.errors).toEqual([]);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('makes a transaction reject that has not been stored yet', async () => {
    const { documents } = await openWatched();
    const writing = documents.transact((transaction) => {
      transaction.set('people/1', { name: 'Bela' });
      documents.close();
      return Promise.resolve();
    });
    await expect(writing).rejects.toMatchObject({ name: 'StorageLostError' });
    expect(await stored()).toEqual({ 1: { name: 'Asha' } });
  });

  it('makes the transactions reject that wait for their turn', async () => {
    const { documents } = await openWatched();
    const running = documents.transact(() => {
      documents.close();
      return Promise.resolve('read only');
    });
    const waiting = set(documents, 'people/1', { name: 'Bela' });
    expect(await running).toBe('read only');
    await expect(waiting).rejects.toMatchObject({ name: 'StorageLostError' });
  });

  it('lets a commit complete that has begun', async () => {
    const { documents } = await openWatched();
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...parameters
    ) {
      documents.close();
      return realPut.apply(this, parameters);
    });
    await set(documents, 'people/1', { name: 'Bela' });
    jest.restoreAllMocks();
    expect(await stored()).toEqual({ 1: { name: 'Bela' } });
  });
});

it('ends all watches with an error that is given', async () => {
  const { documents, following, onClosed } = await openWatched();
  documents.endAll(new RangeError('Over.'));
  expect(following.errors).toMatchObject([{ message: 'Over.' }]);
  expect(onClosed).not.toHaveBeenCalled();
});
