/** Whether the browser reports that there is no network. False does not guarantee that there is one. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}
