import { fetchInTime } from '../store/fetchInTime';
import { fetchOnce } from '../store/fetchOnce';

/**
 * What changes records on this device, apart from what reads them: no screen needs it before somebody acts. It rejects
 * with RecordsUnavailableError where it does not arrive; the next act fetches it again.
 */
export const acts = fetchOnce(() => import('./allActs'));

/** Fetches it behind the first press or key on the page. @returns stops waiting for one */
export const fetchActsInTime = (): (() => void) => fetchInTime(acts);
