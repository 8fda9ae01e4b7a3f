import { countStorageLosses } from '../store/storageLosses';

/** How often the storage had been lost when this page last read or saved a draft, by its key. */
const seen = new Map<string, number>();

/** Notes that this page has read or saved the draft. */
export function sawDraft(key: string): void {
  seen.set(key, countStorageLosses());
}

/**
 * Whether the browser has lost the storage since this page last read or saved the draft. A draft that is gone then was not
 * changed, sent or discarded in another tab.
 */
export function isDraftLost(key: string): boolean {
  return (seen.get(key) ?? countStorageLosses()) < countStorageLosses();
}
