import Dexie from 'dexie';
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
import { SignedOutError } from '../store/errors';
import type { RecordStore } from '../store/RecordStore';
import { liveStore, localTables } from './liveStore';
import { localDatabase, localDatabaseName } from './localDatabase';

interface LiveConfig {
  emulatorUrl?: string;
}

/**
 * Opens the records in the Firestore of the Firebase app that is there; what they leave on this device
 * belongs to whoever is signed in.
 * @param onClosed called when the storage has been closed by anyone but `close()` and `forget()`
 * @throws RecordsUnavailableError
 */
export function openFirestoreStore(config: LiveConfig, onClosed: () => void): Promise<RecordStore> {
  const firestore = openFirestore(config);
  const local = localDatabase(localTables);
  return Promise.resolve(
    liveStore({
      firestore,
      local,
      uid: signedInUid,
      onClosed,
      async end({ wipe }) {
        await terminate(firestore);
        if (!wipe) return;
        await clearIndexedDbPersistence(firestore);
        await Dexie.delete(localDatabaseName);
      },
    }),
  );
}

function openFirestore({ emulatorUrl }: LiveConfig): Firestore {
  const localCache =
    'indexedDB' in globalThis
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache();
  const firestore = initializeFirestore(getApp(), { localCache });
  if (emulatorUrl !== undefined) {
    const { hostname, port } = new URL(emulatorUrl);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

function signedInUid(): string {
  const uid = readSession()?.uid;
  if (uid === undefined) throw new SignedOutError();
  return uid;
}
