import { fetchInTime } from '../store/fetchInTime';
import { fetchOnce } from '../store/fetchOnce';

/** As `acts` of the device's store: the code of decisions, which no screen needs before the person does something. */
export const acts = fetchOnce(() => import('./allActs'));

/** Loads it after the first press or key on the page was handled. @returns a function that stops waiting for one */
export const fetchActsInTime = (): (() => void) => fetchInTime(acts);
