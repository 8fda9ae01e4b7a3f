import { hearWindow } from './hearWindow';

/** Hears that the network is back or that the page is looked at again. Returns what ends it. */
export function hearPage(heard: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const stopHearing = hearWindow('online', heard);
  const onChange = () => {
    if (document.visibilityState === 'visible') heard();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', onChange);
  };
}
