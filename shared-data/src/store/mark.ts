/** Holds marks for this page where the browser blocks both storages, or both are full. */
const here = new Map<string, string>();

/**
 * Reads a mark: a short text that is read before any database is opened. It is this browser's, or this tab's where local
 * storage had no room for it.
 */
export function readMark(key: string): string | null {
  try {
    return here.get(key) ?? localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a mark, or removes it. Where local storage has no room, the tab has it: the databases may have room. */
export function writeMark(key: string, value: string | null): void {
  here.delete(key);
  try {
    sessionStorage.removeItem(key);
    if (value === null) {
      localStorage.removeItem(key);
      return;
    }
    try {
      localStorage.setItem(key, value);
    } catch {
      localStorage.removeItem(key);
      sessionStorage.setItem(key, value);
    }
  } catch {
    if (value !== null) here.set(key, value);
  }
}

/** Listens for marks that other tabs write or remove. @returns stops listening */
export function listenToMarks(listener: (event: StorageEvent) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
