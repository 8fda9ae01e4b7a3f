import type { RecordsFeature } from '../../../store/RecordsContext';
import type { PreparedTextRecords } from '../PreparedTexts';
import { lazyPreparedTexts } from '../lazyPreparedTexts';

export const preparedTextRecords: RecordsFeature<PreparedTextRecords> = {
  open: (context) =>
    lazyPreparedTexts(async () => (await import('./openPreparedTexts')).openPreparedTexts(context)),
};
