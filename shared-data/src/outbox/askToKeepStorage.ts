/** What the browser says about the storage of this site: whether it removes it without being asked. */
export type StorageAnswer = 'kept' | 'refused' | 'unknown';

/** Local storage key of that the browser was asked: some of them ask the person. */
const askedKey = 'portal-storage-asked';

let asking: Promise<StorageAnswer> | undefined;

/**
 * Asks the browser not to remove what waits to be sent when it runs short of space: once on a device. Later
 * calls go by what holds then.
 */
export function askToKeepStorage(): Promise<StorageAnswer> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<StorageAnswer> {
  const { navigator = {} } = globalThis as { navigator?: { storage?: Partial<StorageManager> } };
  const { storage } = navigator;
  if (!storage?.persisted || !storage.persist) return 'unknown';
  try {
    if (await storage.persisted()) return 'kept';
    if (localStorage.getItem(askedKey) !== null) return 'refused';
    localStorage.setItem(askedKey, 'asked');
    return (await storage.persist()) ? 'kept' : 'refused';
  } catch {
    // Storage is blocked, or the site is no secure context.
    return 'unknown';
  }
}
