import { fetchInTime } from '../async/fetchInTime';
import { fetchOnce } from '../async/fetchOnce';

/**
 * The code of acts that no screen needs before the person does something. Rejects with RecordsUnavailableError where it
 * cannot be loaded; the next act loads it again.
 */
export const acts = fetchOnce(() => import('./allActs'));

/** Loads it after the first press or key on the page was handled. @returns a function that stops waiting for one */
export const fetchActsInTime = (): (() => void) => fetchInTime(acts);
