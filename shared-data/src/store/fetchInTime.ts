/** Every act begins with one of these. */
const signs = ['pointerdown', 'keydown'] as const;

/** Milliseconds from the beginning of a press, after which a slow phone has answered it. */
const untilAnswered = 400;

/**
 * Fetches code after the first press or key on the page, so that it is there when an act asks for it. For a time without a
 * network the service worker keeps it, with all chunks of the shell, once the page is at rest.
 * @param fetchCode what asks for the code says by itself when it does not arrive
 * @returns stops waiting for a press
 */
export function fetchInTime(fetchCode: () => Promise<unknown>): () => void {
  // Some tests run without a page.
  if (typeof document === 'undefined') return () => undefined;
  const stop = () => signs.forEach((sign) => removeEventListener(sign, begin, true));
  const begin = () => {
    stop();
    // Behind what answers the press.
    setTimeout(() => {
      fetchCode().catch(() => undefined);
    }, untilAnswered);
  };
  signs.forEach((sign) => addEventListener(sign, begin, true));
  return stop;
}
