import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
} from 'firebase/firestore';
import { liveStore } from '../../../shared-data/src/firestore/liveStore';
import { addFileReader } from '../../../shared-data/src/firestore/testing/addFileReader';
import { addAddress } from '../../../shared-data/src/store/testing/addAddress';
import type { RecordStore } from '../../../shared-data/src/store/RecordStore';
import { writeRecords, type LiveRecord } from '../liveRecords';
import { openProject } from '../openProject';
import { meterCalls } from './meterCalls';
import { openBill, type Bill } from './openBill';
import type { Person } from './sampleVillage';

/** Somebody's browser with the portal open. What it has seen it does not read again, as on the device. */
export interface Browser {
  store: RecordStore;
  person: Person;
  /** Turns its clock on. */
  wait: (milliseconds: number) => void;
  /** What its account has cost since it was last asked, once all has been quiet for a moment. */
  bill: (moment?: number) => Promise<Bill>;
}

/** A council on an emulator that holds nothing of this project yet, with a bill for each browser. */
export function openMeteredCouncil(emulator: string, projectId: string) {
  addFileReader();
  addAddress();
  const operator = openProject(projectId);
  const opened = new Set<() => Promise<void>>();
  const closeBrowsers = async () => {
    await Promise.all([...opened].map((close) => close()));
    opened.clear();
  };

  return {
    /** Writes as the operator does, which is on nobody's bill. */
    enter: (records: readonly LiveRecord[]) => writeRecords(operator.firestore, records),

    async open(person: Person): Promise<Browser> {
      const bill = openBill(person);
      const meter = await meterCalls(emulator, bill.hear);
      const app = initializeApp({ projectId }, randomUUID());
      const firestore = initializeFirestore(app, {
        localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
      });
      connectFirestoreEmulator(firestore, '127.0.0.1', meter.port, {
        mockUserToken: { user_id: person.uid, email: person.email, email_verified: true },
      });
      globalThis.indexedDB = new IDBFactory();
      let waited = 0;
      const store = liveStore({
        firestore,
        uid: () => person.uid,
        now: () => new Date(Date.now() + waited),
        onClosed: () => undefined,
        end: () => Promise.resolve(),
      });
      opened.add(async () => {
        store.close();
        await terminate(firestore);
        await deleteApp(app);
        meter.close();
      });
      return {
        store,
        person,
        wait: (milliseconds) => (waited += milliseconds),
        bill: bill.take,
      };
    },

    closeBrowsers,

    async close() {
      await closeBrowsers();
      await operator.close();
    },
  };
}

export type MeteredCouncil = ReturnType<typeof openMeteredCouncil>;
