import 'fake-indexeddb/auto';
import { answerKey } from 'shared-model';
import { IDBFactory } from 'fake-indexeddb';
import { databaseName } from '../device/databaseName';
import type { Documents, Path } from '../documents/Documents';
import { openLocalDocuments } from '../documents/local/openLocalDocuments';
import { draftAt } from '../drafts/storedDraft';
import { contentAt } from '../files/contents';
import { localDatabaseName } from '../council/localDatabaseName';
import { submissionAt } from '../outbox/outboxRow';
import { positionDraftAt } from '../position-application/positionDrafts';
import { wipeEndedSession } from './records';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => localStorage.clear());

const bytes = new Uint8Array([1]);
const documents = [{ id: '1' }];

/** Whatever has documents keeps their contents in the same way. */
const withContent = (path: Path, owner: string) =>
  [
    [path, { owner, documents }],
    [contentAt(path, '1'), { bytes }],
  ] as const;

const draftsOf = (owner: string) => [
  ...withContent(draftAt(owner), owner),
  [positionDraftAt(owner), { id: 'p' }] as const,
];

async function within<T>(name: string, act: (documents: Documents) => Promise<T>): Promise<T> {
  const opened = await openLocalDocuments({
    name,
    now: () => new Date(),
    onClosed: () => undefined,
  });
  try {
    return await act(opened);
  } finally {
    opened.close();
  }
}

const fill = (name: string, entries: readonly (readonly [Path, Record<string, unknown>])[]) =>
  within(name, (opened) =>
    opened.transact((transaction) => {
      for (const [path, fields] of entries) transaction.set(path, fields);
      return Promise.resolve();
    }),
  );

/** The paths of all documents. */
async function pathsIn(name: string): Promise<Path[]> {
  const rows = await new Promise<{ collection: Path; id: string }[]>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error('It could not be opened.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('documents').objectStore('documents').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result as typeof rows);
      };
    };
  });
  return rows.map(({ collection, id }) => `${collection}/${id}`).sort();
}

function createCache(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firestore/[DEFAULT]/village/main', 1);
    opening.onerror = () => reject(new Error('It could not be opened.'));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

/** Creates the local data that a citizen's session on the live store leaves on the device. */
async function leaveLive(waiting: number, owner = 'asha') {
  const submissions = Array.from({ length: waiting }, (_, index) =>
    withContent(submissionAt(`w${index}`), owner),
  );
  const key = ['ownKeys/k', { kid: 'k', uid: owner }] as const;
  await fill(localDatabaseName, [...draftsOf(owner), key, ...submissions.flat()]);
  await createCache();
  localStorage.setItem('portal-records', JSON.stringify({ owner }));
  localStorage.setItem('portal-reached', '2026-01-01T00:00:00.000Z');
  localStorage.setItem('firestore_clients_firestore/[DEFAULT]/village_x', '{}');
  if (waiting > 0) localStorage.setItem('portal-outbox', String(waiting));
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

it.each([
  ['asha', 0, [], []],
  ['asha', 2, [localDatabaseName], ['portal-outbox', 'portal-records']],
])(
  'leaves, for %s with %i waiting submissions, the databases %j and the keys %j (#12.8)',
  async (uid, waiting, left, keys) => {
    localStorage.setItem('theme', 'dark');
    await leaveLive(waiting);
    await wipeEndedSession(uid);
    expect(await databases()).toEqual(left);
    expect(Object.keys(localStorage).sort()).toEqual([...keys, 'theme']);
  },
);

it('keeps only the submissions that wait to be sent (#12.8)', async () => {
  await leaveLive(2);
  await wipeEndedSession('asha');
  expect(await pathsIn(localDatabaseName)).toEqual([
    'outbox/w0',
    'outbox/w0/contents/1',
    'outbox/w1',
    'outbox/w1/contents/1',
  ]);
});

it('does not change the data of another person (#12.8)', async () => {
  await leaveLive(1, 'bela');
  const before = await pathsIn(localDatabaseName);
  await wipeEndedSession('asha');
  expect(await pathsIn(localDatabaseName)).toEqual(before);
  expect(localStorage.getItem('portal-outbox')).toBe('1');
});

describe('the device store', () => {
  beforeEach(() => {
    const answer = answerKey('asha', 'returned', 1);
    return fill(databaseName, [
      ...draftsOf('asha'),
      ...withContent(draftAt(answer), answer),
      ...draftsOf('bela'),
      ['services/s', { name: 'Birth Certificate' }],
    ]);
  });
  const left = ['drafts/bela', 'drafts/bela/contents/1', 'positionDrafts/bela', 'services/s'];

  it('loses only this person’s drafts (#12.8)', async () => {
    await wipeEndedSession('asha');
    expect(await pathsIn(databaseName)).toEqual(left);
  });

  it('loses them in a browser that cannot list its databases, too (#12.8)', async () => {
    const whole = indexedDB;
    const partial: Partial<IDBFactory> = {
      open: whole.open.bind(whole),
      deleteDatabase: whole.deleteDatabase.bind(whole),
    };
    globalThis.indexedDB = partial as IDBFactory;
    await wipeEndedSession('asha');
    globalThis.indexedDB = whole;
    expect(await pathsIn(databaseName)).toEqual(left);
    expect(await databases()).toEqual([databaseName]);
  });
});

it('creates no database (#12.8)', async () => {
  await wipeEndedSession('asha');
  expect(await databases()).toEqual([]);
});
