/** Whether the browser keeps the storage of this site when it runs short of space. */
export type StorageAnswer = 'kept' | 'refused' | 'unknown';

/** Local storage key that is set once the browser was asked, because some browsers show a prompt for it. */
const askedKey = 'portal-storage-asked';

let asking: Promise<StorageAnswer> | undefined;

/**
 * Asks the browser, once per device, not to remove waiting submissions when it runs short of space. Later calls
 * only check the current state.
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
