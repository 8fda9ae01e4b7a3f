import { fetchOnce } from '../store/fetchOnce';

/**
 * What changes records on this device, apart from what reads them: no screen needs it before somebody acts. It rejects
 * with RecordsUnavailableError where it does not arrive; the next act fetches it again.
 */
export const acts = fetchOnce(() => import('./allActs'));

/** Every act begins with one of these. */
const signs = ['pointerdown', 'keydown'] as const;

/**
 * Fetches what changes records with the first press or key on the page, so that it is there when an act asks for it. For a
 * time without a network the service worker keeps it, with all chunks of the shell, once the page is at rest.
 * @returns stops waiting for a press
 */
export function fetchActsInTime(): () => void {
  // Some tests run without a page.
  if (typeof document === 'undefined') return () => undefined;
  const stop = () => signs.forEach((sign) => removeEventListener(sign, begin, true));
  const begin = () => {
    stop();
    // The act itself says when it could not be fetched.
    acts().catch(() => undefined);
  };
  signs.forEach((sign) => addEventListener(sign, begin, true));
  return stop;
}
