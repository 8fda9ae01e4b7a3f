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
import { liveStore } from '../../shared-data/src/firestore/liveStore';
import { addFileReader } from '../../shared-data/src/firestore/testing/addFileReader';
import { addAddress } from '../../shared-data/src/store/testing/addAddress';
import { follow } from '../../shared-data/src/store/testing/follow';
import type { Watch } from '../../shared-data/src/store/Watch';
import { startFirestore } from '../../tools/firestore/startFirestore';
import { ports, portsFrom } from '../../tools/ports';
import { writeRecords, type LiveRecord } from '../../tools/firestore/liveRecords';
import { openProject } from '../../tools/firestore/openProject';
import { openBill } from './openBill';
import type { Person } from './sampleVillage';

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

  /** Somebody's browser with the portal open. What it has seen it does not read again, as on the device. */
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

    /** Settles when each has told something. */
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
      /** What stays open around the pages of every area, and the note that somebody is there. */
      enterArea: async () => {
        const access = { ...person, confirmed: true };
        const { settings, people } = store;
        const watches = [store.watchConnection(), settings.watch()];
        around = await followAll([...watches, people.watchAccess(access, person.role)]);
        await people.noteSession(person);
      },
      /** Goes to a page, by what it watches: the one before is closed. */
      show: async (...watches: readonly Watch<unknown>[]) => {
        for (const { stop } of shown) stop();
        shown = await followAll(watches);
      },
      /** Opens more on the page. */
      add: async (...watches: readonly Watch<unknown>[]) => {
        shown.push(...(await followAll(watches)));
      },
      /** Turns its clock on. */
      wait: (milliseconds: number) => (waited += milliseconds),
      /** What its account has cost since it was last asked, once all has been quiet for a moment. */
      bill: (moment?: number) => bill.take(moment),
    };
  }

  return {
    open,
    closeBrowsers,
    /** The operator's, which is on nobody's bill. */
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

/** A council on an emulator of its own, under the real rules. It keeps everything in memory, and ends with it. */
export async function withMeteredCouncil<T>(
  projectId: string,
  use: (council: MeteredCouncil) => Promise<T>,
): Promise<T> {
  stretchPatience();
  const { firestore: port } = portsFrom(ports.shell + 240);
  const emulator = await startFirestore({ port, rules: 'firestore.rules' });
  // The operator's own writing goes there, past the meter.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  const council = openMeteredCouncil(emulator.host, projectId);
  try {
    return await use(council);
  } finally {
    await council.close();
    await emulator.stop();
  }
}

/**
 * The emulator is far slower than Firestore, and a portal would give up before it answers. So the waits of the portal and of
 * Firestore's client are made longer, from ten seconds on; shorter pauses stay as they are.
 */
function stretchPatience(): void {
  const { setTimeout: wait } = globalThis;
  const stretched = (act: () => void, milliseconds = 0, ...rest: []) =>
    wait(act, milliseconds < 10_000 ? milliseconds : 30 * milliseconds, ...rest);
  globalThis.setTimeout = Object.assign(stretched, wait);
}
