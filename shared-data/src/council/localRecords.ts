import { RecordsUnavailableError, StorageError } from 'shared-model';
import { keepWaitingCount, listenToWaiting } from '../outbox/countWaiting';
import { fetchInTime } from '../async/fetchInTime';
import { fetchOnce } from '../async/fetchOnce';
import type { Local, LocalRecords } from '../outbox/Local';
import { localDatabaseName } from './localDatabaseName';

interface LocalOptions {
  storage: IDBFactory | undefined;
  openRecords: () => Promise<LocalRecords>;
}

/** Opens the local data at once if it exists, so that waiting submissions are sent; otherwise on demand. */
export function localRecords({ storage, openRecords }: LocalOptions) {
  const listeners = new Set<(records: LocalRecords) => void>();
  let opened: LocalRecords | undefined;
  let isEnded = false;

  const fetch = fetchOnce(async () => {
    const records = await openRecords();
    if (isEnded) {
      records.end();
      throw new RecordsUnavailableError('The records were closed.');
    }
    opened = records;
    for (const listener of [...listeners]) listener(records);
    return records;
  });

  async function open(): Promise<LocalRecords> {
    try {
      return await fetch();
    } catch (error) {
      const cause = error instanceof RecordsUnavailableError ? error.cause : undefined;
      // The person is told what is wrong with the storage.
      throw cause instanceof StorageError ? cause : error;
    }
  }

  async function isKept(): Promise<boolean> {
    try {
      const databases = (await storage?.databases()) ?? [{ name: localDatabaseName }];
      return databases.some(({ name }) => name === localDatabaseName);
    } catch {
      // Unknown in this browser: assume that the database exists.
      return true;
    }
  }

  const openKept = async () => (opened || (await isKept()) ? open() : undefined);
  const openToSend = () => {
    open().catch((error: unknown) => console.error('The outbox cannot be read.', error));
  };
  // Another tab has added a submission: this tab sends it in case the other one is closed.
  const stopListening = listenToWaiting(openToSend);
  const stopWaiting = fetchInTime(() => import('./openLocal'));
  isKept()
    .then((is) => {
      if (isEnded) return;
      if (is) openToSend();
      else keepWaitingCount(0);
    })
    .catch(() => undefined);

  const local: Local = {
    open,
    openKept,
    onOpen(listener) {
      if (opened) listener(opened);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    local,
    /** Undefined while it has not been opened. */
    opened: () => opened,
    end() {
      isEnded = true;
      stopListening();
      stopWaiting();
      opened?.end();
    },
  };
}
