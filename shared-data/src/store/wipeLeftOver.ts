import Dexie from 'dexie';
import { databaseName } from '../device/openDatabase';
import { dropDraftsOf } from '../drafts/draftTables';
import { forgetEmptyAnswers } from '../firestore/emptyAnswers';
import { localDatabaseName } from '../firestore/localDatabaseName';
import { keepReachedAt } from '../firestore/reachedAt';
import { countWaiting, keepWaitingCount } from '../outbox/countWaiting';
import { outboxTables } from '../outbox/firestore/outboxRow';
import { draftsOf } from '../position-application/positionDrafts';
import { clearOwner, disownRecords, nobody, readOwner } from './recordsOwner';
import type { UserId } from './kinds';

/** See `wipeEndedSession`. Needs neither the configuration nor Firestore's code. */
export async function wipeLeftOver(uid: UserId): Promise<void> {
  // Dexie looks for IndexedDB only once, when its code is loaded.
  const { indexedDB, IDBKeyRange } = globalThis;
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  const names = await Dexie.getDatabaseNames();
  if (names.includes(databaseName)) await wipeDrafts(uid);
  const owner = readOwner();
  if (owner === uid || owner === nobody) await wipeLive(names);
}

/** The device store holds the council's records: only this person's drafts are wiped. */
async function wipeDrafts(uid: UserId): Promise<void> {
  await withDatabase(databaseName, async (db) => {
    const names = db.tables.map(({ name }) => name);
    if (names.includes('drafts')) await dropDraftsOf(db, uid);
    if (names.includes('positionDrafts')) await draftsOf(db).delete(uid);
  });
}

async function wipeLive(names: readonly string[]): Promise<void> {
  const isKept = countWaiting() > 0;
  // If the wipe is interrupted, the rest is wiped before the records are opened.
  if (!isKept) disownRecords();
  const caches = names.filter((name) => name.startsWith('firestore/'));
  await Promise.all([
    ...caches.map((name) => Dexie.delete(name)),
    isKept ? wipeAllButOutbox(names) : Dexie.delete(localDatabaseName),
  ]);
  removeFirestoreKeys();
  keepReachedAt(null);
  forgetEmptyAnswers();
  if (isKept) return;
  keepWaitingCount(0);
  clearOwner();
}

async function wipeAllButOutbox(names: readonly string[]): Promise<void> {
  if (!names.includes(localDatabaseName)) return;
  await withDatabase(localDatabaseName, async (db) => {
    const others = db.tables.filter(({ name }) => !(name in outboxTables));
    await Promise.all(others.map((table) => table.clear()));
  });
}

/** Opens a database with the tables that it has. */
async function withDatabase(name: string, act: (db: Dexie) => Promise<void>): Promise<void> {
  const db = new Dexie(name);
  try {
    await db.open();
    await act(db);
  } finally {
    db.close();
  }
}

/** The keys through which Firestore coordinates its tabs. */
function removeFirestoreKeys() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('firestore_')) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is left in it.
  }
}
