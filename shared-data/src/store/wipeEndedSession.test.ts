import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../device/openDatabase';
import { outboxTables } from '../outbox/firestore/outboxRow';
import { answerKey } from '../drafts/answerKey';
import { draftTables } from '../drafts/draftTables';
import { positionDraftTables } from '../position-application/positionDraftTables';
import { localDatabase } from '../firestore/localDatabase';
import { localDatabaseName } from '../firestore/localDatabaseName';
import { wipeEndedSession } from './api';

const tables = { ...outboxTables, ...draftTables, ...positionDraftTables };
const rows = {
  drafts: { owner: 'asha', id: 'd' },
  draftDocuments: { owner: 'asha', id: '1' },
  positionDrafts: { owner: 'asha', id: 'p' },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB: globalThis.indexedDB });
});
afterEach(() => localStorage.clear());

async function fill(db: Dexie, owners: readonly string[]) {
  for (const [table, row] of Object.entries(rows)) {
    for (const owner of owners) await db.table(table).put({ ...row, owner });
  }
}

const countsIn = async (db: Dexie) =>
  Object.fromEntries(
    await Promise.all(db.tables.map(async (table) => [table.name, await table.count()] as const)),
  );

/** Creates the local data that a citizen's session on the live store leaves on the device. */
async function leaveLive(waiting: number, owner = 'asha') {
  const local = localDatabase(tables);
  await fill(local, [owner]);
  for (let index = 0; index < waiting; index += 1) {
    await local.table('outbox').put({ id: `w${index}`, owner });
    await local.table('outboxDocuments').put({ submission: `w${index}`, id: '1' });
  }
  local.close();
  const cache = new Dexie('firestore/[DEFAULT]/village/main');
  cache.version(1).stores({ remoteDocuments: 'id' });
  await cache.open();
  cache.close();
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
  const local = localDatabase(tables);
  expect(await countsIn(local)).toEqual({
    outbox: 2,
    outboxDocuments: 2,
    drafts: 0,
    draftDocuments: 0,
    positionDrafts: 0,
  });
  local.close();
});

it('does not change the data of another person (#12.8)', async () => {
  await leaveLive(1, 'bela');
  await wipeEndedSession('asha');
  expect(await databases()).toContain(localDatabaseName);
  expect(localStorage.getItem('portal-outbox')).toBe('1');
});

it('deletes only this person’s drafts from the device store (#12.8)', async () => {
  const db = await openDatabase({ ...tables, services: 'id' });
  await fill(db, ['asha', 'bela']);
  await db.table('services').put({ id: 's' });
  const answer = answerKey('asha', 'returned', 1);
  await db.table('drafts').put({ owner: answer, id: answer });
  await db.table('draftDocuments').put({ owner: answer, id: '1' });
  db.close();
  await wipeEndedSession('asha');
  const later = await openDatabase({ ...tables, services: 'id' });
  expect(await countsIn(later)).toMatchObject({
    drafts: 1,
    draftDocuments: 1,
    positionDrafts: 1,
    services: 1,
  });
  expect(await later.table('drafts').get('bela')).toBeDefined();
  later.close();
});

it('creates no database (#12.8)', async () => {
  await wipeEndedSession('asha');
  expect(await databases()).toEqual([]);
});
