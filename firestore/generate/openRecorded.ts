import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { councilTraits } from '../../shared-data/src/council/councilTraits';
import { addFileReader } from '../../shared-data/src/council/testing/addFileReader';
import { storeOfEverybody } from '../../shared-data/src/council/testing/storeOfEverybody';
import { deviceTraits } from '../../shared-data/src/device/deviceTraits';
import { outboxOnDevice } from '../../shared-data/src/device/outboxOnDevice';
import type { Documents } from '../../shared-data/src/documents/Documents';
import { openLocalDocuments } from '../../shared-data/src/documents/local/openLocalDocuments';
import { openOutbox } from '../../shared-data/src/outbox/openOutbox';
import type { OutboxContext } from '../../shared-data/src/outbox/OutboxContext';
import { submitThroughOutbox } from '../../shared-data/src/outbox/submitThroughOutbox';
import { acts } from '../../shared-data/src/features/acts';
import { combine } from '../../shared-data/src/async/combine';
import { features } from '../../shared-data/src/features/features';
import { openFeatures } from '../../shared-data/src/features/openFeatures';
import type { StoreKind } from '../../shared-data/src/store/RecordsConfig';
import type { RecordStore } from '../../shared-data/src/features/RecordStore';
import type { Enter } from '../../shared-data/src/store/testing/acts/Acts';
import { addAddress } from '../../shared-data/src/store/testing/addAddress';
import { byAdmin, byCitizen, byStaff } from '../../shared-data/src/store/testing/records';
import type { Traits } from '../../shared-data/src/store/Traits';
import { watchValue } from '../../shared-data/src/async/watchValue';
import { recordWrites, type Write } from './recordWrites';

/** Where a store keeps its documents; a device keeps all of them in one place. */
interface Places {
  documents: Documents;
  /** What stays on the device. */
  own: Documents;
}

/**
 * Opens a store of either kind on the local driver, with some members and a service. Its features are those of both stores, and
 * its traits are those of its kind, so what it writes is known without a server. No rules check it.
 */
export async function openRecorded(
  kind: StoreKind,
  note: (write: Write) => void,
): Promise<{ store: RecordStore; enter: Enter; close: () => void }> {
  addFileReader();
  addAddress();
  globalThis.indexedDB = new IDBFactory();
  const open = (name: string) =>
    openLocalDocuments({ name, now: () => new Date(), onClosed: () => undefined });
  const records = await open('records');
  const own = await open('own');
  const enter: Enter = (path, fields) =>
    records.transact((transaction) => {
      transaction.set(path, fields);
      return Promise.resolve();
    });
  for (const { uid, name, role } of [byCitizen, byStaff, byAdmin]) {
    const email = `${uid}@example.com`;
    await enter(`members/${uid}`, { name, email, role, joinedAt: new Date().toISOString() });
  }
  await enter('services/offered', { name: 'Birth Certificate', position: 0 });

  const documents = recordWrites(records, note);
  const places = { documents, own: kind === 'device' ? documents : recordWrites(own, note) };
  const opened: RecordStore[] = [];
  const openFor = ({ uid }: { uid: string }) => {
    const store = openPlaces(kind, places, uid);
    opened.push(store);
    return store;
  };
  const admin = openFor(byAdmin);
  const inOffer = () => Promise.resolve();
  const everybody = storeOfEverybody(
    (person) => Promise.resolve(openFor(person)),
    inOffer,
    admin.people,
  );
  return {
    store: kind === 'device' ? admin : await everybody(),
    enter,
    close() {
      for (const store of opened) store.close();
      records.close();
      own.close();
    },
  };
}

function openPlaces(kind: StoreKind, { documents, own }: Places, uid: string): RecordStore {
  const local = { documents: own };
  const context: OutboxContext = {
    documents,
    own,
    local: { open: () => Promise.resolve(local), openKept: () => Promise.resolve(local) },
    get traits() {
      return traits;
    },
    acts,
    uid: () => uid,
    now: () => new Date(),
    watchQuery: documents.watchQuery,
    watchDocument: documents.watchDocument,
    combine,
    transact: documents.transact,
    guarded: (act) => act(),
  };
  const outbox = kind === 'device' ? undefined : openOutbox(context);
  const traits: Traits =
    outbox === undefined
      ? deviceTraits(context, { own, actor: () => byAdmin })
      : {
          ...councilTraits(context),
          submit: (...submission) => submitThroughOutbox(context, outbox, ...submission),
        };
  return {
    kind,
    ...openFeatures(features, context),
    outbox: outbox?.records ?? outboxOnDevice,
    watchConnection: () => watchValue({ state: 'local' }),
    close: () => outbox?.end(),
    forget: () => Promise.resolve(),
    forgetFetched: () => Promise.resolve(),
  };
}

/** The methods of a store: 'tasks.create'. */
export const methodsOf = (store: RecordStore): string[] =>
  Object.entries(store).flatMap(([part, records]) =>
    typeof records === 'object'
      ? Object.keys(records as object).map((name) => `${part}.${name}`)
      : [],
  );
