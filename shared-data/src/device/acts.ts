import { fetchInTime } from '../store/fetchInTime';
import { fetchOnce } from '../store/fetchOnce';

/**
 * The code that changes records on this device, separate from the code that reads them: no screen needs it before the
 * person does something. Rejects with RecordsUnavailableError where it cannot be loaded; the next action loads it again.
 */
export const acts = fetchOnce(() => import('./allActs'));

/** Loads it after the first press or key on the page was handled. @returns a function that stops waiting for one */
export const fetchActsInTime = (): (() => void) => fetchInTime(acts);
