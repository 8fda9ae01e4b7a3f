import type { UserId } from './kinds';

/** Local storage key of whose records are left on this device by a store that is elsewhere. */
const ownerKey = 'portal-records';

/** Of records that are to be wiped, whoever comes next. */
export const nobody = '';

/** Whose records a store that is elsewhere has left on this device; null where none are. */
export function readOwner(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ownerKey) ?? 'null');
    if (!(stored instanceof Object)) return null;
    return 'owner' in stored && typeof stored.owner === 'string' ? stored.owner : nobody;
  } catch {
    return null;
  }
}

/** Notes whose they are, before the first is written. */
export function keepOwner(uid: UserId): void {
  write(JSON.stringify({ owner: uid }));
}

/** From now on they are nobody's: if wiping them is interrupted, it is done before the next opening. */
export function disownRecords(): void {
  if (readOwner() !== null) write(JSON.stringify({ owner: nobody }));
}

/** Notes that nothing is left. */
export function clearOwner(): void {
  write(null);
}

/**
 * Listens for another tab, or the browser, that has wiped what was left.
 * @returns stops listening
 */
export function listenToWiping(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Without a key: everything was removed.
    if (key === null || (key === ownerKey && newValue === null)) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, value);
  } catch {
    // A browser that forbids local storage forbids the databases too.
  }
}
