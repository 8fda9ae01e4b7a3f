import { SignedOutError } from 'shared-model';
import { getApp } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { isSessionRemembered, readSession } from 'shared-auth';
import { keepWaitingCount } from '../outbox/countWaiting';
import { isToBeWiped } from './isToBeWiped';
import { clearOwner, disownRecords, keepOwner, readOwner } from '../store/recordsOwner';
import type { RecordsSource } from '../store/RecordsConfig';
import type { RecordStore } from '../features/RecordStore';
import { clearWork, isWorkOver } from '../store/workMark';
import { asRecordsError } from '../documents/firestore/asRecordsError';
import { deleteDatabase } from '../storage/deleteDatabase';
import { forgetEmptyAnswers } from '../documents/firestore/emptyAnswers';
import { liveStore } from './liveStore';
import { localDatabaseName } from './localDatabaseName';
import { keepReachedAt } from '../documents/firestore/reachedAt';

interface LiveConfig {
  emulatorUrl?: string;
  accountUid?: RecordsSource['accountUid'];
  isConfirmed?: RecordsSource['isConfirmed'];
}

/**
 * Opens the records in the Firestore of the existing Firebase app. Their local data on this device
 * belongs to the signed-in person; the data of another person is wiped first.
 * @param onClosed called when the storage has been closed by anyone but `close()` and `forget()`
 * @throws RecordsUnavailableError
 */
export async function openFirestoreStore(
  config: LiveConfig,
  onClosed: () => void,
): Promise<RecordStore> {
  const firestore = openFirestore(config);
  try {
    if (isToBeWiped()) await wipe(firestore);
    else if (isWorkOver()) await wipeFetched(firestore);
  } catch (error) {
    await terminate(firestore);
    throw asRecordsError(error);
  }
  return liveStore({
    firestore,
    uid: () => ownUid(config.accountUid?.()),
    accountUid: config.accountUid,
    isConfirmed: config.isConfirmed,
    onClosed,
    async end({ wipe: what }) {
      if (what === 'everything') disownRecords();
      await terminate(firestore);
      if (what === 'everything') await wipe(firestore);
      if (what === 'fetched') await wipeFetched(firestore);
    },
  });
}

/** Wipes the live store's local data from this device, without opening the store. */
export async function wipeFirestoreStore(what: 'everything' | 'fetched'): Promise<void> {
  const firestore = openFirestore({});
  try {
    await (what === 'everything' ? wipe(firestore) : wipeFetched(firestore));
  } finally {
    await terminate(firestore);
  }
}

/** Wipes Firestore's own cache. Firestore must not be running: call it before its first use or after `terminate`. */
async function wipeFetched(firestore: Firestore): Promise<void> {
  if ('indexedDB' in globalThis) await clearIndexedDbPersistence(firestore);
  forgetEmptyAnswers();
  clearWork();
}

async function wipe(firestore: Firestore): Promise<void> {
  await Promise.all([
    wipeFetched(firestore),
    'indexedDB' in globalThis ? deleteDatabase(localDatabaseName) : undefined,
  ]);
  keepWaitingCount(0);
  keepReachedAt(null);
  clearOwner();
}

/** The records of a session that is not remembered are cached in memory only: nothing of them is written to disk. */
function openFirestore({ emulatorUrl }: LiveConfig): Firestore {
  const localCache =
    'indexedDB' in globalThis && isSessionRemembered()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  const firestore = initializeFirestore(getApp(), { localCache });
  if (emulatorUrl !== undefined) {
    const { hostname, port, protocol } = new URL(emulatorUrl);
    connectFirestoreEmulator(
      firestore,
      hostname,
      Number(port || (protocol === 'https:' ? 443 : 80)),
    );
  }
  return firestore;
}

/**
 * The uid of the signed-in person, who becomes the owner of the local data. A session record alone does not count:
 * anybody can write one.
 * @param account the uid that the server authenticates requests as, if it is known
 * @throws SignedOutError
 */
function ownUid(account: string | null | undefined): string {
  const uid = readSession()?.uid;
  if (uid === undefined || (account !== undefined && account !== uid)) throw new SignedOutError();
  if (readOwner() !== uid) keepOwner(uid);
  return uid;
}
