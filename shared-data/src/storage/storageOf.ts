import { announceOpenings } from 'shared-auth/storage';
import { abortOnLeave } from './abortOnLeave';

/** One wrapper for each factory, so that the page has only one listener. */
const factories = new WeakMap<IDBFactory, IDBFactory>();

/** The storage of a page that the browser may put aside for 'Back'. */
export function storageOf(indexedDB: IDBFactory | undefined): IDBFactory | undefined {
  if (!indexedDB || typeof window === 'undefined') return indexedDB;
  announceOpenings(indexedDB);
  const factory = factories.get(indexedDB) ?? abortOnLeave(indexedDB, window);
  factories.set(indexedDB, factory);
  return factory;
}
