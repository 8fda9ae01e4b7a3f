import type { PreparedTextRecords } from 'shared-model';
import { fetchOnce } from '../../async/fetchOnce';
import { watchAfter } from '../../async/watchAfter';

/** No first screen offers a prepared text: their code, with the default ones, loads with the screen that does. */
export function lazyPreparedTexts(open: () => Promise<PreparedTextRecords>): PreparedTextRecords {
  const opened = fetchOnce(open);
  return {
    watch: () => watchAfter(opened, (records) => records.watch()),
    save: async (texts) => (await opened()).save(texts),
  };
}
