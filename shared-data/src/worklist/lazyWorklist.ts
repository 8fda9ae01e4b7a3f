import type { WorklistRecords } from 'shared-model';
import { fetchOnce } from '../async/fetchOnce';
import { watchAfter } from '../async/watchAfter';

/** The work list's code loads with the screen that shows it. */
export function lazyWorklist(open: () => Promise<WorklistRecords>): WorklistRecords {
  const opened = fetchOnce(open);
  return {
    watchPage: (...what) => watchAfter(opened, (records) => records.watchPage(...what)),
    watchCounts: (...what) => watchAfter(opened, (records) => records.watchCounts(...what)),
    watchFigures: (...what) => watchAfter(opened, (records) => records.watchFigures(...what)),
    watchNote: (...what) => watchAfter(opened, (records) => records.watchNote(...what)),
    watchColleagues: () => watchAfter(opened, (records) => records.watchColleagues()),
    takeNext: async (...what) => (await opened()).takeNext(...what),
    assign: async (...what) => (await opened()).assign(...what),
    releaseAll: async (...what) => (await opened()).releaseAll(...what),
    releaseLeavers: async (...what) => (await opened()).releaseLeavers(...what),
  };
}
