import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Documents, Fields, Path, Transaction } from '../../Documents';
import type { LocalDocuments, openLocalDocuments } from '../openLocalDocuments';

type Open = typeof openLocalDocuments;

export const databaseName = 'records';

/** Gives each test an empty storage, and closes what the test has opened. */
export function storageForEachTest() {
  const opened: LocalDocuments[] = [];

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    for (const documents of opened.splice(0)) documents.close();
    jest.restoreAllMocks();
  });

  return async (open: Open, options: Partial<Parameters<Open>[0]> = {}) => {
    const documents = await open({
      name: databaseName,
      now: () => new Date('2026-01-02T03:04:05.678Z'),
      onClosed: () => undefined,
      ...options,
    });
    opened.push(documents);
    return documents;
  };
}

/** The code of another tab, which shares nothing with this one but the storage and the channels. */
export async function codeOfOtherTab(): Promise<Open> {
  let open: Open | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ openLocalDocuments: open } = await import('../openLocalDocuments'));
  });
  if (!open) throw new Error('The code did not load.');
  return open;
}

export const write = (documents: Documents, act: (transaction: Transaction) => void) =>
  documents.transact((transaction) => {
    act(transaction);
    return Promise.resolve();
  });

export const set = (documents: Documents, path: Path, fields: Fields) =>
  write(documents, (transaction) => transaction.set(path, fields));

/** All documents of a collection, as they are in memory. */
export async function allOf(documents: Documents, collection: Path) {
  const found = await documents.query({ collection });
  return Object.fromEntries(found.map(({ id, data }) => [id, data]));
}

/** A `BroadcastChannel`, which jsdom lacks. */
export class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  /** Whether messages get lost, as they do in a tab that is asleep. */
  static isMuted = false;

  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }

  postMessage(data: unknown) {
    if (Channel.isMuted) return;
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) {
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
      }
    }
  }

  close() {
    Channel.open.delete(this);
  }
}

/** Gives the pages of each test channels. */
export function channelsForEachTest() {
  beforeEach(() => {
    Channel.isMuted = false;
    Reflect.set(globalThis, 'BroadcastChannel', Channel);
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
}
