import 'fake-indexeddb/auto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { configureRecords, openRecords, wipeRecords } from '../api/openRecords';
import { forgetFetchedRecords, forgetRecords } from '../api/records';
import { readOwner } from '../store/recordsOwner';
import { hasWorked, noteWork } from '../store/workMark';
import { countWaiting } from '../outbox/countWaiting';
import { emulatorAddress } from './testing/emulatedFirestores';
import { localDatabaseName } from './localDatabaseName';

const { host, port } = emulatorAddress();
const emulatorUrl = `http://${host}:${port}`;
const kept = new Map<string, string>();
let app: FirebaseApp;

const draft = { id: 'd', service: 'Birth Certificate', details: 'Begun.' };

function signIn(uid: string, role = 'user') {
  kept.set('user', JSON.stringify({ uid, name: uid, email: `${uid}@example.com`, role }));
}

function start() {
  configureRecords({
    load: () => Promise.resolve({ store: 'firestore', emulatorUrl }),
    ready: () => Promise.resolve(),
  });
}

const isLeft = async () =>
  (await indexedDB.databases()).some(({ name }) => name === localDatabaseName);

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  app = initializeApp({ projectId: 'demo-open', apiKey: 'any' });
});
afterEach(async () => {
  await forgetRecords();
  configureRecords({ store: 'device' });
  await deleteApp(app);
});

it('keeps a person’s drafts when it is closed and opened again, and saves their owner', async () => {
  signIn('asha');
  start();
  await (await openRecords()).drafts.keepText('asha', draft);
  start();
  expect(await (await openRecords()).drafts.find('asha')).toMatchObject(draft);
  expect(readOwner()).toBe('asha');
});

it('deletes all local data on request', async () => {
  signIn('asha');
  start();
  await (await openRecords()).drafts.keepText('asha', draft);
  await forgetRecords();
  expect(await isLeft()).toBe(false);
  expect(readOwner()).toBeNull();
  expect(countWaiting()).toBe(0);
});

it('wipes the data of another person before it opens', async () => {
  signIn('asha');
  start();
  await (await openRecords()).drafts.keepText('asha', draft);
  signIn('bela');
  start();
  expect(await (await openRecords()).drafts.find('asha')).toBeUndefined();
});

describe('the cache of records fetched as staff (#12.9)', () => {
  const fetched = async () =>
    (await indexedDB.databases()).filter(({ name }) => name?.startsWith('firestore/'));

  async function work() {
    signIn('asha', 'staff');
    start();
    noteWork('asha');
    await (await openRecords()).drafts.keepText('asha', draft);
    // Outside a browser Firestore caches in memory: this database takes the place of its own.
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('firestore/[DEFAULT]/demo-open/main');
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    });
    expect(await fetched()).not.toEqual([]);
  }

  it('disappears on request, while the person’s own drafts stay', async () => {
    await work();
    await forgetFetchedRecords();
    expect(await fetched()).toEqual([]);
    expect(hasWorked()).toBe(false);
    expect(readOwner()).toBe('asha');
    expect(await (await openRecords()).drafts.find('asha')).toMatchObject(draft);
  });

  it('disappears before the records open for the same person as a citizen', async () => {
    await work();
    signIn('asha');
    start();
    await wipeRecords();
    expect(await fetched()).toEqual([]);
    expect(hasWorked()).toBe(false);
    expect(await (await openRecords()).drafts.find('asha')).toMatchObject(draft);
  });

  it('stays while the person is still staff', async () => {
    await work();
    start();
    await wipeRecords();
    expect(await fetched()).not.toEqual([]);
    expect(hasWorked()).toBe(true);
  });
});

it('wipes the data of an ended session at the start', async () => {
  signIn('asha');
  start();
  await (await openRecords()).drafts.keepText('asha', draft);
  kept.delete('user');
  start();
  await forgetRecords();
  expect(await isLeft()).toBe(false);
  expect(readOwner()).toBeNull();
});
