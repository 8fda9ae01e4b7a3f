/**
 * Calls back once the page has loaded, so that what nobody waits for takes nothing from what they do.
 * @returns takes the wish back
 */
export function whenAtRest(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}
