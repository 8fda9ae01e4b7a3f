import { RecordsUnavailableError } from './errors';
import type { RecordStore } from './RecordStore';

/** Where the records are kept. */
export interface RecordsConfig {
  /** `device`: in this browser's own storage, with sample records. */
  store: 'device';
}

type OpenStore = (onClosed: () => void) => Promise<RecordStore>;

const adapters: Record<RecordsConfig['store'], () => Promise<OpenStore>> = {
  device: async () => (await import('../device/openDeviceStore')).openDeviceStore,
};

let config: RecordsConfig = { store: 'device' };
let opening: Promise<RecordStore> | undefined;

/**
 * Chooses where the records are kept; the device unless told otherwise. Call it before the first
 * record is asked for. A store that is already open is closed, and the next request opens anew.
 */
export function configureRecords(next: RecordsConfig): void {
  const previous = opening;
  config = next;
  opening = undefined;
  void previous?.then(
    (store) => store.close(),
    () => undefined,
  );
}

/**
 * The open store: opened on the first call and shared by all later ones. After a failure, or when the
 * browser has closed the storage, the next call opens it anew.
 * @throws RecordsUnavailableError when storage is missing, forbidden or held by an older tab, or
 *   when the adapter's code does not arrive; StorageFullError when the sample records find no room.
 */
export function openRecords(): Promise<RecordStore> {
  if (opening) return opening;
  const forget = () => {
    if (opening === attempt) opening = undefined;
  };
  const attempt = openAdapter(forget);
  opening = attempt;
  attempt.catch(forget);
  return attempt;
}

async function openAdapter(onClosed: () => void): Promise<RecordStore> {
  const openStore = await adapters[config.store]().catch((cause: unknown) => {
    throw new RecordsUnavailableError('The code of the records did not arrive.', { cause });
  });
  return openStore(onClosed);
}
