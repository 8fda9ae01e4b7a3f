/** Every user action starts with one of these events. */
const signs = ['pointerdown', 'keydown'] as const;

/** Milliseconds from the start of a press until a slow phone has responded to it. */
const untilAnswered = 400;

/**
 * Preloads code after the first press or key on the page, so that it has loaded when an action needs it. For offline
 * use, the service worker caches it with all chunks of the shell once the page is idle.
 * @param fetchCode its failure is ignored here: the action that needs the code reports it
 * @returns stops waiting for a press
 */
export function fetchInTime(fetchCode: () => Promise<unknown>): () => void {
  // Some tests run without a page.
  if (typeof document === 'undefined') return () => undefined;
  const stop = () => signs.forEach((sign) => removeEventListener(sign, begin, true));
  const begin = () => {
    stop();
    // After the work that the press itself starts.
    setTimeout(() => {
      fetchCode().catch(() => undefined);
    }, untilAnswered);
  };
  signs.forEach((sign) => addEventListener(sign, begin, true));
  return stop;
}
