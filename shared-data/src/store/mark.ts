/** Where a mark is kept: in this browser, or in this tab where local storage has no room for it. */
const storages = ['localStorage', 'sessionStorage'] as const;
type StorageName = (typeof storages)[number];

/** Holds marks for this page where the browser blocks both storages, or both are full. */
const here = new Map<string, string>();

/** Reads a mark: a short text that is read before any database is opened. */
export function readMark(key: string): string | null {
  const found = storages.map((storage) => read(storage, key)).find((mark) => mark !== null);
  return here.get(key) ?? found ?? null;
}

/** Writes a mark, or removes it. Where local storage has no room, the tab has it: the databases may have room. */
export function writeMark(key: string, value: string | null): void {
  here.delete(key);
  let left = value;
  for (const storage of storages) {
    if (write(storage, key, left)) left = null;
  }
  if (left !== null) here.set(key, left);
}

function read(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** @returns false if the storage is blocked or full; then it has no earlier mark either */
function write(storage: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
    return true;
  } catch {
    // Not before: other tabs would take the removal of a mark for a wipe.
    if (value !== null) write(storage, key, null);
    return false;
  }
}

/** Listens for marks that other tabs write or remove. @returns stops listening */
export function listenToMarks(listener: (event: StorageEvent) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
