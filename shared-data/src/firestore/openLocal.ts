import { ownKeyTables } from '../certificates/firestore/ownKeyTables';
import { draftTables } from '../drafts/draftTables';
import { localDrafts } from '../drafts/localDrafts';
import { openOutbox } from '../outbox/firestore/openOutbox';
import { outboxTables, outboxTablesOf } from '../outbox/firestore/outboxRow';
import { submitOnFirestore } from '../outbox/firestore/submitOnFirestore';
import { positionDraftTables } from '../position-application/positionDraftTables';
import type { LiveContext, LocalContext } from './LiveFeature';
import type { LocalRecords } from './Local';
import { localDatabase } from './localDatabase';

/** The tables of the local database with their keys and indexes, in Dexie's notation. */
export const localTables = {
  ...outboxTables,
  ...ownKeyTables,
  ...draftTables,
  ...positionDraftTables,
};

interface OpenLocalOptions {
  storage: IDBFactory | undefined;
  /** Called when another tab or the browser has closed the database. */
  onClosed: () => void;
}

/** Opens the live store's local data on this device. */
export function openLocal(
  live: LiveContext,
  { storage, onClosed }: OpenLocalOptions,
): LocalRecords {
  const db = localDatabase(localTables, storage);
  db.on('close', onClosed);
  const context: LocalContext = { ...live, db };
  const outbox = openOutbox({
    ...context,
    // It sends again by itself, and recognises what has arrived.
    transact: (act, options) => live.transact(act, { ...options, repeats: true }),
  });
  const { now, guarded } = live;
  return {
    db,
    outbox,
    drafts: localDrafts({ db, now, guarded, submitted: outboxTablesOf(db).submissions }),
    submit: (...submission) => submitOnFirestore(context, outbox, ...submission),
    end() {
      db.on('close').unsubscribe(onClosed);
      outbox.end();
      db.close();
    },
  };
}
