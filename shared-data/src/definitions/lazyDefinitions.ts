import type { DefinitionRecords } from 'shared-model';
import { fetchOnce } from '../async/fetchOnce';
import { watchAfter } from '../async/watchAfter';

/** Loads the code for definitions on demand: only forms and the designer need it, and no first screen. */
export function lazyDefinitions(open: () => Promise<DefinitionRecords>): DefinitionRecords {
  const opened = fetchOnce(open);
  return {
    watchVersion: (...what) => watchAfter(opened, (records) => records.watchVersion(...what)),
    watchVersions: (...what) => watchAfter(opened, (records) => records.watchVersions(...what)),
    watchDesign: (...what) => watchAfter(opened, (records) => records.watchDesign(...what)),
    saveDraft: async (...what) => (await opened()).saveDraft(...what),
    discardDraft: async (...what) => (await opened()).discardDraft(...what),
    publish: async (...what) => (await opened()).publish(...what),
  };
}
