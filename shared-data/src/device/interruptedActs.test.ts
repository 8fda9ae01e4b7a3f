import 'fake-indexeddb/auto';
import { readEverything, writeDocuments } from '../documents/testing/rawDocuments';
import { actsOf } from '../store/contract';
import { actsInParts } from '../store/testing/acts/applicationActs';
import { firstOf } from '../store/testing/follow';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

const acts = Object.entries(actsOf('device')).filter(([name]) => !actsInParts.includes(name));

const ways = ['add', 'put', 'delete'] as const;

/** Aborts the transaction of the nth write from now on, as a browser does whose tab dies. Returns whether it came to that. */
function dieAtWrite(nth: number): () => boolean {
  let writes = 0;
  for (const way of ways) {
    const write = IDBObjectStore.prototype[way] as (...args: unknown[]) => IDBRequest;
    jest.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      writes += 1;
      if (writes === nth) this.transaction.abort();
      return write.apply(this, args);
      // The three ways have different parameters, which are passed on as they are.
    } as never);
  }
  return () => writes >= nth;
}

afterEach(() => jest.restoreAllMocks());

it.each(acts)(
  '‘%s’ is stored whole or not at all, at whichever write its tab is closed @rest (#45)',
  async (_name, prepare) => {
    const store = await open();
    // The first one that is read adds the definitions of the samples, in a transaction of its own.
    await firstOf(store.definitions.watchVersions('birth'));
    const act = await prepare(store, (...entered) => writeDocuments([entered]));
    const before = await readEverything();
    for (let nth = 1; ; nth += 1) {
      const hasDied = dieAtWrite(nth);
      const [outcome] = await Promise.allSettled([act()]);
      jest.restoreAllMocks();
      if (!hasDied()) {
        expect(outcome).toMatchObject({ status: 'fulfilled' });
        break;
      }
      expect(outcome).toMatchObject({ status: 'rejected' });
      expect(await readEverything()).toEqual(before);
    }
    expect(await readEverything()).not.toEqual(before);
  },
);
