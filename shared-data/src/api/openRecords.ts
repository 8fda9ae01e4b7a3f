import { RecordsUnavailableError } from 'shared-model';
import { isToBeWiped } from '../council/isToBeWiped';
import type { RecordsConfig, RecordsSource, StoreKind } from '../store/RecordsConfig';
import type { RecordStore } from '../features/RecordStore';
import { noteStorageLoss } from '../store/storageLosses';
import { withTimeout } from '../async/withTimeout';
import { isWorkOver } from '../store/workMark';

type OpenStore = (onClosed: () => void) => Promise<RecordStore>;

interface Source extends RecordsSource {
  /** Opens another store than the configured one: in tests of screens. */
  openStore?: OpenStore;
}

/** Timeout for opening a store, in milliseconds. Some browsers never respond if the page was left during the first opening. */
const openTimeout = 15_000;

let source: Source = onDevice();
let opening: Promise<RecordStore> | undefined;
let wiping: Promise<void> = Promise.resolve();

/**
 * Chooses the store; the default is the device store. Call it before the first record is requested.
 * A store that is already open is closed, and the next request opens the new one.
 * @param next the configuration itself, or a source that loads it with the first record that is requested
 */
export function configureRecords(next: RecordsConfig | Source): void {
  source = 'load' in next ? next : fixed(next);
  void closeRecords((store) => store.close());
  void wipeRecords();
}

/**
 * Wipes the live store's local data if its owner is not signed in any more or an earlier wipe was interrupted
 * (`isToBeWiped`), or only its cached records if the work they were fetched for is over (`isWorkOver`). A wipe that
 * fails is tried again at the next opening.
 */
export function wipeRecords(): Promise<void> {
  return wipe(() => (isToBeWiped() ? 'everything' : isWorkOver() ? 'fetched' : undefined));
}

/** Wipes the records that were fetched from the live store; drafts and waiting submissions stay. */
export function wipeFetchedRecords(): Promise<void> {
  return wipe(() => 'fetched');
}

function wipe(choose: () => 'everything' | 'fetched' | undefined): Promise<void> {
  const { load, ready } = source;
  wiping = wiping.then(async () => {
    const what = choose();
    if (!what) return;
    try {
      if ((await load()).store !== 'firestore') return;
      const [{ wipeFirestoreStore }] = await Promise.all([
        import('../council/openFirestoreStore'),
        ready(),
      ]);
      await wipeFirestoreStore(what);
    } catch (error) {
      console.error('The records that are left could not be wiped.', error);
    }
  });
  return wiping;
}

/**
 * The open store: opened on the first call and shared by all later calls. After a failure, or when the
 * browser has closed the storage, the next call opens it again.
 * @throws RecordsUnavailableError when storage is missing, forbidden, held by an older tab or does not open in
 *   time, or when the store's code or the configuration does not load; StorageFullError when there is no room for
 *   the sample records.
 */
export function openRecords(): Promise<RecordStore> {
  if (opening) return opening;
  const forget = () => {
    if (opening === attempt) opening = undefined;
  };
  const attempt = openAdapter(() => {
    noteStorageLoss();
    forget();
  });
  opening = attempt;
  attempt.catch(forget);
  return attempt;
}

/**
 * Closes the store if one is open; the next request opens it again, once it is closed.
 * @returns whether one was open
 */
export async function closeRecords(close: (store: RecordStore) => unknown): Promise<boolean> {
  const previous = opening;
  opening = undefined;
  const closing = previous
    ?.catch(() => undefined)
    .then(async (store) => {
      if (store) await close(store);
      return store !== undefined;
    });
  wiping = Promise.allSettled([wiping, closing]).then(() => undefined);
  return (await closing) ?? false;
}

/**
 * Which store holds the records, without opening it.
 * @throws RecordsUnavailableError when the configuration does not load or is not valid
 */
export async function getStoreKind(): Promise<StoreKind> {
  return (await loadConfig()).store;
}

async function loadConfig(): Promise<RecordsConfig> {
  try {
    return await source.load();
  } catch (cause) {
    throw new RecordsUnavailableError('The configuration of the records cannot be read.', {
      cause,
    });
  }
}

async function openAdapter(onClosed: () => void): Promise<RecordStore> {
  const { ready, openStore, ...account } = source;
  await wiping;
  const config = await loadConfig();
  const open =
    openStore ??
    (await loadAdapter(config, ready, account).catch((cause: unknown) => {
      throw new RecordsUnavailableError('The code of the records did not arrive.', { cause });
    }));
  const opened = open(onClosed);
  const late = new RecordsUnavailableError('The storage does not open.');
  try {
    return await withTimeout(opened, openTimeout, late);
  } catch (error) {
    // A store that opens after the timeout is closed again: a retry may have opened another one.
    opened.then(
      (store) => store.close(),
      () => undefined,
    );
    throw error;
  }
}

/** Each store is a chunk of its own, loaded on demand. */
async function loadAdapter(
  config: RecordsConfig,
  ready: RecordsSource['ready'],
  { accountUid, isConfirmed }: Pick<RecordsSource, 'accountUid' | 'isConfirmed'>,
): Promise<OpenStore> {
  if (config.store === 'device') return (await import('../device/openDeviceStore')).openDeviceStore;
  const [{ openFirestoreStore }] = await Promise.all([
    import('../council/openFirestoreStore'),
    ready(),
  ]);
  return (onClosed) => openFirestoreStore({ ...config, accountUid, isConfirmed }, onClosed);
}

function onDevice(): Source {
  return fixed({ store: 'device' });
}

function fixed(config: RecordsConfig): Source {
  return { load: () => Promise.resolve(config), ready: () => Promise.resolve() };
}
