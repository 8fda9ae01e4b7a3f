import { openLocalDocuments } from '../documents/local/openLocalDocuments';
import { openOutbox } from '../outbox/openOutbox';
import { submitThroughOutbox } from '../outbox/submitThroughOutbox';
import type { RecordsContext } from '../store/RecordsContext';
import type { LocalRecords } from '../outbox/Local';
import { localDatabaseName } from './localDatabaseName';
import { transactCounted } from './usage';

interface OpenLocalOptions {
  storage: IDBFactory | undefined;
  /** Called when another tab or the browser has closed the database. */
  onClosed: () => void;
}

/**
 * Opens the live store's local data on this device: drafts, the outbox, an admin's own keys.
 * @throws StorageBlockedError, StorageHeldError, StorageLostError, StorageFullError
 */
export async function openLocal(
  live: RecordsContext,
  { storage, onClosed }: OpenLocalOptions,
): Promise<LocalRecords> {
  const documents = await openLocalDocuments({
    name: localDatabaseName,
    factory: storage,
    now: live.now,
    onClosed,
  });
  const context = { ...repeating(live), own: documents };
  const outbox = openOutbox(context);
  return {
    documents,
    outbox,
    submit: (...submission) => submitThroughOutbox(context, outbox, ...submission),
    end() {
      outbox.end();
      documents.close();
    },
  };
}

/** The outbox sends again by itself, and recognises what has arrived. */
function repeating(live: RecordsContext): RecordsContext {
  const transact: RecordsContext['transact'] = (act, options) =>
    live.transact(act, { ...options, repeats: true });
  const context = { ...live, transact };
  const traits = {
    ...live.traits,
    transactCounted: (...counted) => transactCounted(context, ...counted),
  } satisfies RecordsContext['traits'];
  return { ...context, traits };
}
