import { listenToWindow } from './listenToWindow';

/** Calls `listener` when the network is back and when the page is visible again. Returns what ends it. */
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
