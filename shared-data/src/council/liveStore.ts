import { StorageError } from 'shared-model';
import type { Firestore } from 'firebase/firestore';
import { councilNow } from '../clock/councilClock';
import { outboxRecords } from '../outbox/outboxRecords';
import { features } from '../features/features';
import { openFeatures } from '../features/openFeatures';
import { listenToWiping } from '../store/recordsOwner';
import type { RecordStore } from '../features/RecordStore';
import type { Traits } from '../store/Traits';
import { acts, fetchActsInTime } from '../features/acts';
import { asRecordsError } from '../documents/firestore/asRecordsError';
import { combine } from '../async/combine';
import { connectionTo } from '../documents/firestore/connection';
import { councilTraits } from './councilTraits';
import { emptyAnswers } from '../documents/firestore/emptyAnswers';
import { firestoreDocuments } from '../documents/firestore/firestoreDocuments';
import type { RecordsContext } from '../store/RecordsContext';
import { localRecords } from './localRecords';
import { listeners } from '../documents/firestore/watches';

export interface LiveParts {
  firestore: Firestore;
  uid: () => string;
  accountUid?: RecordsContext['accountUid'];
  isConfirmed?: RecordsContext['isConfirmed'];
  now?: () => Date;
  /** Called when the storage or the connection has been closed by anyone but `close()`. */
  onClosed: () => void;
  /** Terminates `firestore`, and wipes its local data on request. */
  end: (options: { wipe: 'everything' | 'fetched' | false }) => Promise<void>;
}

/** The record store on Firestore. The server's rules enforce roles, not this code. */
export function liveStore(parts: LiveParts): RecordStore {
  const { firestore, uid, accountUid, isConfirmed, now = councilNow, onClosed, end } = parts;
  const connection = connectionTo(firestore, now);
  const listening = listeners(connection, emptyAnswers());
  const documents = firestoreDocuments(firestore, listening);
  const storage = globalThis.indexedDB as IDBFactory | undefined;
  const kept = localRecords({
    storage,
    openRecords: async () =>
      (await import('./openLocal')).openLocal(context, { storage, onClosed: lost }),
  });
  const { local } = kept;

  const context: RecordsContext = {
    documents,
    local,
    get traits() {
      return traits;
    },
    acts,
    uid,
    accountUid,
    isConfirmed,
    now,
    watchQuery: documents.watchQuery,
    watchDocument: documents.watchDocument,
    transact: documents.transact,
    combine,
    async guarded(act) {
      try {
        return await act();
      } catch (error) {
        throw asRecordsError(error);
      }
    },
  };

  const traits: Traits = {
    ...councilTraits(context),
    submit: async (...submission) => (await local.open()).submit(...submission),
  };

  let isStopped = false;
  const stop = (error?: Error) => {
    isStopped = true;
    stopListening();
    stopWaiting();
    kept.end();
    connection.end();
    listening.endAll(error);
  };
  // Another tab has wiped the databases, or the browser has.
  function lost() {
    if (isStopped) return;
    stop(new StorageError('StorageLostError'));
    onClosed();
    end({ wipe: false }).catch((cause: unknown) => console.error(cause));
  }
  const stopListening = listenToWiping(lost);
  const stopWaiting = fetchActsInTime();
  return {
    kind: 'firestore',
    ...openFeatures(features, context),
    outbox: outboxRecords(local),
    watchConnection: () => connection.watch,
    close() {
      stop();
      end({ wipe: false }).catch((cause: unknown) => console.error(cause));
    },
    async forget() {
      // Discarded submissions are first withdrawn from the server, while the account is still signed in.
      await kept.opened()?.outbox.settled();
      stop();
      await end({ wipe: 'everything' });
    },
    async forgetFetched() {
      stop();
      await end({ wipe: 'fetched' });
    },
  };
}
