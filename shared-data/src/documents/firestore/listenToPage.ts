/** Calls `listener` when the network is back and when the page is visible again. Returns the function that stops it. */
export function listenToPage(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const stopListening = listenToWindow('online', listener);
  const onChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Calls `listener` for an event of the window, if there is a window. Returns the function that stops it. */
export function listenToWindow(
  type: 'online' | 'offline' | 'focus',
  listener: () => void,
): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
