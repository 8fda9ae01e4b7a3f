import { keepWaitingCount, listenToWaiting } from '../outbox/countWaiting';
import { RecordsUnavailableError } from '../store/errors';
import { fetchInTime } from '../store/fetchInTime';
import { fetchOnce } from '../store/fetchOnce';
import type { Local, LocalRecords } from './Local';
import { localDatabaseName } from './localDatabaseName';

interface LocalOptions {
  storage: IDBFactory | undefined;
  openRecords: () => Promise<LocalRecords>;
}

/** Opens what waits to be sent, where something may; everything else waits until it is asked for. */
export function localRecords({ storage, openRecords }: LocalOptions) {
  const listeners = new Set<(records: LocalRecords) => void>();
  let opened: LocalRecords | undefined;
  let isEnded = false;

  const open = fetchOnce(async () => {
    const records = await openRecords();
    if (isEnded) {
      records.end();
      throw new RecordsUnavailableError('The records were closed.');
    }
    opened = records;
    for (const listener of [...listeners]) listener(records);
    return records;
  });

  async function isKept(): Promise<boolean> {
    try {
      const databases = (await storage?.databases()) ?? [{ name: localDatabaseName }];
      return databases.some(({ name }) => name === localDatabaseName);
    } catch {
      // A browser that does not say so: it is looked into.
      return true;
    }
  }

  const openKept = async () => (opened || (await isKept()) ? open() : undefined);
  const openToSend = () => {
    open().catch((error: unknown) => console.error('The outbox cannot be read.', error));
  };
  // Another tab has put something in: this one sends it, should that one be closed.
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
    /** Undefined where nothing has asked for it. */
    opened: () => opened,
    end() {
      isEnded = true;
      stopListening();
      stopWaiting();
      opened?.end();
    },
  };
}
