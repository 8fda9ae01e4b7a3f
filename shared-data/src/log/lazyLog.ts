import { fetchOnce } from '../store/fetchOnce';
import { watchAfter } from '../store/watchAfter';
import type { LogRecords } from './LogEntry';

/** The log's code loads with the screen that shows it. */
export function lazyLog(open: () => Promise<LogRecords>): LogRecords {
  const opened = fetchOnce(open);
  return {
    watchPage: (...what) => watchAfter(opened, (records) => records.watchPage(...what)),
    findAll: async (...what) => (await opened()).findAll(...what),
    note: async (...what) => (await opened()).note(...what),
  };
}
