/** Calls `listener` for an event of the window; never where there is no window. Returns what ends it. */
export function listenToWindow(type: 'online' | 'offline', listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
