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
import { liveStore } from '../../shared-data/src/council/liveStore';
import { addFileReader } from '../../shared-data/src/council/testing/addFileReader';
import { addAddress } from '../../shared-data/src/store/testing/addAddress';
import { follow } from '../../shared-data/src/store/testing/follow';
import type { Watch } from '../../shared-model/src/kinds/Watch';
import { startFirestore } from '../../tools/firestore/startFirestore';
import { ports, portsFrom } from '../../tools/ports';
import { writeRecords, type LiveRecord } from '../../tools/firestore/liveRecords';
import { openProject } from '../../tools/firestore/openProject';
import { openBill } from './openBill';
import type { Person } from './sampleVillage';

/** A council on an emulator that has no records of this project yet, with a bill for each browser. */
export function openMeteredCouncil(emulator: string, projectId: string) {
  addFileReader();
  addAddress();
  const operator = openProject(projectId);
  const opened = new Set<() => Promise<void>>();
  const closeBrowsers = async () => {
    await Promise.all([...opened].map((close) => close()));
    opened.clear();
  };

  /** A person's browser with the portal open. Records it has cached are not read again, as on a real device. */
  async function open(person: Person) {
    const bill = await openBill(emulator, person);
    const app = initializeApp({ projectId }, randomUUID());
    const firestore = initializeFirestore(app, {
      localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
    });
    connectFirestoreEmulator(firestore, '127.0.0.1', bill.port, {
      mockUserToken: { user_id: person.uid, email: person.email, email_verified: true },
    });
    globalThis.indexedDB = new IDBFactory();
    let waited = 0;
    let around: { stop: () => void }[] = [];
    let shown: { stop: () => void }[] = [];
    const store = liveStore({
      firestore,
      uid: () => person.uid,
      now: () => new Date(Date.now() + waited),
      onClosed: () => undefined,
      end: () => Promise.resolve(),
    });
    opened.add(async () => {
      for (const { stop } of [...around, ...shown]) stop();
      store.close();
      await terminate(firestore);
      await deleteApp(app);
      bill.close();
    });

    /** Settles when each watch has emitted a value. */
    async function followAll(watches: readonly Watch<unknown>[]) {
      const followed = watches.map((watch) =>
        // `follow` waits for a value that is not undefined.
        follow<{ value: unknown }>(({ next, error }) =>
          watch({ next: (value) => next({ value }), error }),
        ),
      );
      await Promise.all(followed.map(({ until }) => until(() => true)));
      return followed;
    }

    return {
      store,
      person,
      /** Opens the watches that surround the pages of every area, and records the session. */
      enterArea: async () => {
        const access = { ...person, confirmed: true };
        const { settings, people } = store;
        const watches = [store.watchConnection(), settings.watch()];
        around = await followAll([...watches, people.watchAccess(access, person.role)]);
        await people.noteSession(person);
      },
      /** Opens a page, given by its watches, and closes the page before. */
      show: async (...watches: readonly Watch<unknown>[]) => {
        for (const { stop } of shown) stop();
        shown = await followAll(watches);
      },
      /** Opens further watches on the page. */
      add: async (...watches: readonly Watch<unknown>[]) => {
        shown.push(...(await followAll(watches)));
      },
      /** Puts this browser's clock forward. */
      wait: (milliseconds: number) => (waited += milliseconds),
      /** The cost of this account since the last call, once there has been no traffic for a moment. */
      bill: (moment?: number) => bill.take(moment),
    };
  }

  return {
    open,
    closeBrowsers,
    /** The operator's access to the records, which is on no bill. */
    records: operator.firestore,
    enter: (records: readonly LiveRecord[]) => writeRecords(operator.firestore, records),
    async close() {
      await closeBrowsers();
      await operator.close();
    },
  };
}

export type MeteredCouncil = ReturnType<typeof openMeteredCouncil>;
export type Browser = Awaited<ReturnType<MeteredCouncil['open']>>;

/** A council on its own emulator, with the real security rules. The emulator stores everything in memory only. */
export async function withMeteredCouncil<T>(
  projectId: string,
  work: (council: MeteredCouncil) => Promise<T>,
): Promise<T> {
  extendTimeouts();
  const { firestore: port } = portsFrom(ports.shell + 240);
  const emulator = await startFirestore({ port, rules: 'firestore/firestore.rules' });
  // The operator's writes go directly to the emulator, without being metered.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  const council = openMeteredCouncil(emulator.host, projectId);
  try {
    return await work(council);
  } finally {
    await council.close();
    await emulator.stop();
  }
}

/**
 * The emulator is far slower than Firestore, and the portal would time out. So timeouts of ten seconds or more, of the
 * portal and of Firestore's client, are made longer; shorter ones stay as they are.
 */
function extendTimeouts(): void {
  const { setTimeout: wait } = globalThis;
  const stretched = (act: () => void, milliseconds = 0, ...rest: []) =>
    wait(act, milliseconds < 10_000 ? milliseconds : 30 * milliseconds, ...rest);
  globalThis.setTimeout = Object.assign(stretched, wait);
}
