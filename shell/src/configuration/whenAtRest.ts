/**
 * Runs low-priority work after the page has loaded.
 * @returns cancels it
 */
export function whenAtRest(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}
