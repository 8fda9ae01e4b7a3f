import Dexie from 'dexie';
import { announceOpenings } from 'shared-auth/storage';
import { abortOnLeave } from './abortOnLeave';

/** One for each factory: the page is listened to once. */
const factories = new WeakMap<IDBFactory, IDBFactory>();

/** Has Dexie look for the storage of this page now: by itself it looks once, when its code is loaded. */
export function lookForStorage(): void {
  const { indexedDB, IDBKeyRange } = globalThis;
  Object.assign(Dexie.dependencies, { indexedDB: storageOf(indexedDB), IDBKeyRange });
}

/** A page's storage as a page works with it that may be put aside for 'Back'. */
export function storageOf(indexedDB: IDBFactory | undefined): IDBFactory | undefined {
  if (!indexedDB || typeof window === 'undefined') return indexedDB;
  announceOpenings(indexedDB);
  const factory = factories.get(indexedDB) ?? abortOnLeave(indexedDB, window);
  factories.set(indexedDB, factory);
  return factory;
}
