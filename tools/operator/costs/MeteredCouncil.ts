import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
} from 'firebase/firestore';
import { liveStore, localTables } from '../../../shared-data/src/firestore/liveStore';
import { localDatabase } from '../../../shared-data/src/firestore/localDatabase';
import { addFileReader } from '../../../shared-data/src/firestore/testing/addFileReader';
import type { RecordStore } from '../../../shared-data/src/store/RecordStore';
import { writeRecords, type LiveRecord } from '../liveRecords';
import { openProject } from '../openProject';
import type { Bill } from './bill';
import { openBills } from './openBills';
import type { Person } from './sampleVillage';
import { tapWire } from './wire';

/** Somebody's browser with the portal open. What it has seen it does not read again, as on the device. */
export interface Browser {
  store: RecordStore;
  person: Person;
  /** Turns its clock on. */
  wait: (milliseconds: number) => void;
  /** What its account has cost since it was last asked, once all has been quiet for a moment. */
  bill: (moment?: number) => Promise<Bill>;
  close: () => Promise<void>;
}

/** A council on the emulator, under the real rules, with a bill for each account. */
export async function openMeteredCouncil(emulator: string, projectId: string) {
  addFileReader();
  await callEmulator(emulator, `${projectId}:securityRules`, 'PUT', {
    rules: {
      files: [
        { name: 'firestore.rules', content: readFileSync(path.resolve('firestore.rules'), 'utf8') },
      ],
    },
  });
  const forget = () =>
    callEmulator(emulator, `${projectId}/databases/(default)/documents`, 'DELETE');
  await forget();
  const people = new Map<string, Person>();
  const bills = openBills((uid) => {
    const person = people.get(uid);
    if (!person) throw new Error(`Nobody has opened the portal as ${uid}.`);
    return person;
  });
  const wire = await tapWire(emulator, bills.hear);
  const operator = openProject(projectId);
  const opened = new Set<() => Promise<void>>();
  const closeBrowsers = async () => {
    await Promise.all([...opened].map((close) => close()));
  };

  return {
    projectId,
    /** Writes as the operator does, which is on nobody's bill. */
    enter: (records: readonly LiveRecord[]) => writeRecords(operator.firestore, records),

    open(person: Person): Browser {
      people.set(person.uid, person);
      const app = initializeApp({ projectId }, randomUUID());
      const firestore = initializeFirestore(app, {
        localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
      });
      connectFirestoreEmulator(firestore, '127.0.0.1', wire.port, {
        mockUserToken: { user_id: person.uid, email: person.email, email_verified: true },
      });
      globalThis.indexedDB = new IDBFactory();
      let waited = 0;
      const store = liveStore({
        firestore,
        local: localDatabase(localTables),
        uid: () => person.uid,
        now: () => new Date(Date.now() + waited),
        onClosed: () => undefined,
        end: () => Promise.resolve(),
      });
      const close = async () => {
        if (!opened.delete(close)) return;
        store.close();
        await terminate(firestore);
        await deleteApp(app);
        bills.forget(person.uid);
      };
      opened.add(close);
      return {
        store,
        person,
        close,
        wait: (milliseconds) => (waited += milliseconds),
        async bill(moment) {
          await bills.quiet(moment);
          return bills.take(person.uid);
        },
      };
    },

    closeBrowsers,

    async close() {
      await closeBrowsers();
      await forget();
      await Promise.all([operator.close(), wire.close()]);
    },
  };
}

export type MeteredCouncil = Awaited<ReturnType<typeof openMeteredCouncil>>;

async function callEmulator(emulator: string, place: string, method: string, body?: object) {
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${place}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`The emulator refused ${place}: ${await response.text()}`);
}
