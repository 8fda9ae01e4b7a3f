import type { UserId } from 'shared-model';
import { databaseName } from '../device/databaseName';
import type { Documents } from '../documents/Documents';
import { openLocalDocuments } from '../documents/local/openLocalDocuments';
import { dropDraftsOf } from '../drafts/storedDraft';
import { dropWithContents } from '../files/contents';
import { forgetEmptyAnswers } from '../documents/firestore/emptyAnswers';
import { localDatabaseName } from '../council/localDatabaseName';
import { keepReachedAt } from '../documents/firestore/reachedAt';
import { countWaiting, keepWaitingCount } from '../outbox/countWaiting';
import { dropPositionDraft } from '../position-application/positionDrafts';
import { deleteDatabase } from '../storage/deleteDatabase';
import { clearOwner, disownRecords, nobody, readOwner } from '../store/recordsOwner';

/** See `wipeEndedSession`. Needs neither the configuration nor Firestore's code. */
export async function wipeLeftOver(uid: UserId): Promise<void> {
  const names = await findDatabases();
  // The device store holds the council's records: only this person's drafts are wiped.
  if (names.includes(databaseName)) {
    await withDocuments(databaseName, async (documents) => {
      await dropDraftsOf(documents, uid);
      await dropPositionDraft(documents, uid);
    });
  }
  const owner = readOwner();
  if (owner === uid || owner === nobody) await wipeLive(names);
}

async function wipeLive(names: readonly string[]): Promise<void> {
  const isKept = countWaiting() > 0;
  // If the wipe is interrupted, the rest is wiped before the records are opened.
  if (!isKept) disownRecords();
  const caches = names.filter((name) => name.startsWith('firestore/'));
  await Promise.all([
    ...caches.map(deleteDatabase),
    isKept ? wipeAllButOutbox(names) : deleteDatabase(localDatabaseName),
  ]);
  removeFirestoreKeys();
  keepReachedAt(null);
  forgetEmptyAnswers();
  if (isKept) return;
  keepWaitingCount(0);
  clearOwner();
}

/** What the live store has on this device, except for the outbox. */
const otherCollections = ['drafts', 'positionDrafts', 'ownKeys'];

async function wipeAllButOutbox(names: readonly string[]): Promise<void> {
  if (!names.includes(localDatabaseName)) return;
  await withDocuments(localDatabaseName, (documents) =>
    documents.transact(async (transaction) => {
      const queries = otherCollections.map((collection) => documents.query({ collection }));
      for (const each of (await Promise.all(queries)).flat()) dropWithContents(transaction, each);
    }),
  );
}

async function withDocuments(
  name: string,
  act: (documents: Documents) => Promise<void>,
): Promise<void> {
  const documents = await openLocalDocuments({
    name,
    now: () => new Date(),
    onClosed: () => undefined,
  });
  try {
    await act(documents);
  } finally {
    documents.close();
  }
}

/** The names of the databases. Where the browser cannot list them, those of Firestore's cache are not known. */
async function findDatabases(): Promise<string[]> {
  if ('databases' in indexedDB) {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  }
  const known = [databaseName, localDatabaseName];
  const areThere = await Promise.all(known.map(isThere));
  return known.filter((_, index) => areThere[index]);
}

/** Whether there is such a database. Does not create it. */
function isThere(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => {
      if (isNew) resolve(false);
      else reject(opening.error ?? new Error(`${name} could not be opened.`));
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve(true);
    };
  });
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
