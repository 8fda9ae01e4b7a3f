import 'fake-indexeddb/auto';
import { RecordsUnavailableError, StorageError } from 'shared-model';
import { IDBFactory } from 'fake-indexeddb';
import { countWaiting, keepWaitingCount } from '../outbox/countWaiting';
import { outboxRecords } from '../outbox/outboxRecords';
import type { WaitingSubmission } from '../outbox/WaitingSubmission';
import { createWatch } from '../async/createWatch';
import type { LocalRecords } from '../outbox/Local';
import { localDatabaseName } from './localDatabaseName';
import { localRecords } from './localRecords';

jest.mock('./openLocal', () => ({}));

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The storage of a browser, with or without a local database of the live store. */
async function browser({ hasKept = false } = {}): Promise<IDBFactory> {
  const storage = new IDBFactory();
  if (hasKept) {
    await new Promise((resolve, reject) => {
      const opening = storage.open(localDatabaseName, 1);
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
  }
  return storage;
}

const waiting = { id: 'a1', state: 'waiting' } as Partial<WaitingSubmission> as WaitingSubmission;

function openedRecords() {
  const end = jest.fn();
  const watch = () =>
    createWatch<WaitingSubmission[]>(({ next }) => (next([waiting]), () => undefined));
  const discardAll = jest.fn().mockResolvedValue(false);
  const records = { outbox: { records: { watch, discardAll } }, end };
  return records as Partial<Record<keyof LocalRecords, unknown>> as LocalRecords;
}

function open(storage: IDBFactory | undefined, error?: Error) {
  const records = openedRecords();
  const openRecords = jest.fn(() => (error ? Promise.reject(error) : Promise.resolve(records)));
  return { ...localRecords({ storage, openRecords }), openRecords, records };
}

const opened: (() => void)[] = [];
const openToEnd = (storage: IDBFactory | undefined, error?: Error) => {
  const kept = open(storage, error);
  opened.push(kept.end);
  return kept;
};
afterEach(() => {
  for (const end of opened.splice(0)) end();
  localStorage.clear();
});

const fromAnotherTab = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('the local database of the live store', () => {
  it('stays closed in a browser without saved data, even when it is read', async () => {
    keepWaitingCount(2);
    const { local, openRecords } = openToEnd(await browser());
    expect(await local.openKept()).toBeUndefined();
    await settled();
    expect(openRecords).not.toHaveBeenCalled();
    expect(countWaiting()).toBe(0);
  });

  it.each([
    ['data was saved', () => browser({ hasKept: true })],
    ['the browser cannot list its databases', () => Promise.resolve(undefined)],
    [
      'the browser fails to list its databases',
      async () => Object.assign(await browser(), { databases: () => Promise.reject(new Error()) }),
    ],
  ])('opens at once when %s, so that waiting submissions are sent', async (_where, storage) => {
    const { openRecords } = openToEnd(await storage());
    await settled();
    expect(openRecords).toHaveBeenCalledTimes(1);
  });

  it('opens once, and notifies earlier and later listeners', async () => {
    const { local, openRecords, records } = openToEnd(await browser());
    const [before, gone, after] = [jest.fn(), jest.fn(), jest.fn()];
    local.onOpen(before);
    local.onOpen(gone)();
    await Promise.all([local.open(), local.open()]);
    local.onOpen(after);
    expect(openRecords).toHaveBeenCalledTimes(1);
    expect(before).toHaveBeenCalledWith(records);
    expect(after).toHaveBeenCalledWith(records);
    expect(gone).not.toHaveBeenCalled();
  });

  it('opens when another tab adds to the outbox', async () => {
    const { openRecords } = openToEnd(await browser());
    await settled();
    fromAnotherTab('portal-outbox', null);
    fromAnotherTab('theme', 'dark');
    expect(openRecords).not.toHaveBeenCalled();
    fromAnotherTab('portal-outbox', '1');
    expect(openRecords).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the storage that is full', new StorageError('StorageFullError'), 'StorageFullError'],
    ['code that does not load', new Error('Failed.'), 'RecordsUnavailableError'],
  ])('reports %s, and opens when it is asked again', async (_what, error, name) => {
    const { local, openRecords, records } = openToEnd(await browser(), error);
    await expect(local.open()).rejects.toMatchObject({ name });
    openRecords.mockResolvedValue(records);
    expect(await local.open()).toBe(records);
  });

  it('closes a database that opens after the end', async () => {
    const { local, end, records } = open(await browser());
    const opening = local.open();
    end();
    await expect(opening).rejects.toBeInstanceOf(RecordsUnavailableError);
    expect(records.end).toHaveBeenCalledTimes(1);
  });
});

describe('the outbox in a browser without saved data', () => {
  it('shows no submission at first, and later additions', async () => {
    const { local } = openToEnd(await browser());
    const shown: WaitingSubmission[][] = [];
    const outbox = outboxRecords(local);
    const stop = outbox.watch('asha')({
      next: (list) => shown.push(list),
      error: (error) => {
        throw error;
      },
    });
    await settled();
    expect(shown).toEqual([[]]);
    await local.open();
    expect(shown).toEqual([[], [waiting]]);
    stop();
  });

  it('discards nothing without opening the database', async () => {
    const { local, openRecords } = openToEnd(await browser());
    const outbox = outboxRecords(local);
    expect(await outbox.discardAll('asha')).toBe(true);
    expect(openRecords).not.toHaveBeenCalled();
  });
});
