/** Whether the browser itself says that there is no network. That there is one it cannot promise. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}
