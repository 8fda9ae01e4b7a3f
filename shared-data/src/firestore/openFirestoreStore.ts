import { getApp } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { readSession } from 'shared-auth';
import { keepWaitingCount } from '../outbox/countWaiting';
import { SignedOutError } from '../store/errors';
import { isToBeWiped } from '../store/isToBeWiped';
import { clearOwner, disownRecords, keepOwner, readOwner } from '../store/recordsOwner';
import type { RecordsSource } from '../store/RecordsConfig';
import type { RecordStore } from '../store/RecordStore';
import { clearWork, isWorkOver } from '../store/workMark';
import { asRecordsError } from './asRecordsError';
import { deleteDatabase } from '../storage/deleteDatabase';
import { liveStore } from './liveStore';
import { localDatabaseName } from './localDatabaseName';
import { keepReachedAt } from './reachedAt';

interface LiveConfig {
  emulatorUrl?: string;
  accountUid?: RecordsSource['accountUid'];
  isConfirmed?: RecordsSource['isConfirmed'];
}

/**
 * Opens the records in the Firestore of the Firebase app that is there. What they leave on this device
 * belongs to whoever is signed in; what somebody else has left is wiped first.
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

/** Wipes what the live store has left on this device, without opening it. */
export async function wipeFirestoreStore(what: 'everything' | 'fetched'): Promise<void> {
  const firestore = openFirestore({});
  try {
    await (what === 'everything' ? wipe(firestore) : wipeFetched(firestore));
  } finally {
    await terminate(firestore);
  }
}

/** Firestore's own databases are wiped while it is not at work: before its first use, or after its last. */
async function wipeFetched(firestore: Firestore): Promise<void> {
  if ('indexedDB' in globalThis) await clearIndexedDbPersistence(firestore);
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

function openFirestore({ emulatorUrl }: LiveConfig): Firestore {
  const localCache =
    'indexedDB' in globalThis
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache();
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
 * What is read or written for them is theirs from here on. A session record alone is nobody: anybody can
 * write one.
 * @param account whom the server takes the requests to be of, where that is known
 */
function ownUid(account: string | null | undefined): string {
  const uid = readSession()?.uid;
  if (uid === undefined || (account !== undefined && account !== uid)) throw new SignedOutError();
  if (readOwner() !== uid) keepOwner(uid);
  return uid;
}
