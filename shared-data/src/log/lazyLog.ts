import type { LogRecords, ShownLog } from 'shared-model';
import { fetchOnce } from '../async/fetchOnce';
import { watchAfter } from '../async/watchAfter';

interface LogParts {
  /** Loads with the screen that shows the log. */
  open: () => Promise<ShownLog>;
  /** Loads with the first entry that is noted. */
  note: LogRecords['note'];
}

/** The log, whose code loads when it is used. */
export function lazyLog({ open, note }: LogParts): LogRecords {
  const opened = fetchOnce(open);
  return {
    watchPage: (...what) => watchAfter(opened, (records) => records.watchPage(...what)),
    findAll: async (...what) => (await opened()).findAll(...what),
    note,
  };
}
