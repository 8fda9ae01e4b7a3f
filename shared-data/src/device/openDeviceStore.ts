import type { Actor } from 'shared-model';
import type { Documents } from '../documents/Documents';
import { openLocalDocuments } from '../documents/local/openLocalDocuments';
import { outboxOnDevice } from './outboxOnDevice';
import { asStorageError } from '../storage/asStorageError';
import { acts, fetchActsInTime } from '../features/acts';
import { combine } from '../async/combine';
import { currentActor } from '../store/currentActor';
import { features } from '../features/features';
import { openFeatures } from '../features/openFeatures';
import type { OwnRecords, RecordsContext } from '../store/RecordsContext';
import type { RecordStore } from '../features/RecordStore';
import { watchValue } from '../async/watchValue';
import { databaseName } from './databaseName';
import { deviceTraits } from './deviceTraits';

/**
 * Opens the records in this browser's own storage, and adds the sample records the first time. It stores
 * what it is given but cannot enforce roles: whoever holds the device can change its records.
 * @param onClosed called when the storage has been closed by anyone but `close()`
 * @param actor the person whose actions are logged; by default whoever is signed in
 * @throws StorageBlockedError, StorageHeldError, StorageLostError, StorageFullError
 */
export async function openDeviceStore(
  onClosed: () => void,
  now: () => Date = () => new Date(),
  actor: () => Actor = currentActor,
): Promise<RecordStore> {
  const documents = await openLocalDocuments({
    name: databaseName,
    now,
    onClosed() {
      stopWaiting();
      onClosed();
    },
  });
  const stopWaiting = fetchActsInTime();
  const close = () => {
    stopWaiting();
    documents.close();
  };
  try {
    await addSamples(documents, now());
  } catch (error) {
    close();
    throw asStorageError(error);
  }

  const transact: RecordsContext['transact'] = (...act) =>
    guarded(() => documents.transact(...act));
  const own: OwnRecords = { documents };
  const context: RecordsContext = {
    documents,
    get traits() {
      return traits;
    },
    acts,
    local: { open: () => Promise.resolve(own), openKept: () => Promise.resolve(own) },
    uid: () => actor().uid,
    now,
    watchQuery: documents.watchQuery,
    watchDocument: documents.watchDocument,
    combine,
    transact,
    guarded,
  };
  const traits = deviceTraits(context, { own: documents, actor });
  return {
    kind: 'device',
    ...openFeatures(features, context),
    outbox: outboxOnDevice,
    watchConnection: () => watchValue({ state: 'local' }),
    close,
    forget() {
      close();
      return Promise.resolve();
    },
    forgetFetched() {
      close();
      return Promise.resolve();
    },
  };
}

/**
 * Adds the sample records, once per database: two tabs that open together are safe, since the second transaction finds the
 * mark of the first.
 */
async function addSamples(documents: Documents, now: Date): Promise<void> {
  if ((await documents.get(samplesMark)).exists) return;
  const { sampleDocuments } = await import('../samples/sampleDocuments');
  await documents.transact(async (transaction) => {
    if ((await transaction.get(samplesMark)).exists) return;
    for (const [path, fields] of sampleDocuments(now)) transaction.set(path, fields);
    transaction.set(samplesMark, { at: now });
  });
}

const samplesMark = 'seeds/samples';

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw asStorageError(error);
  }
}
