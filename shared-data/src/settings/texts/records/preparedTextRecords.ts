import type { PreparedTextRecords } from 'shared-model';
import type { RecordsFeature } from '../../../store/RecordsContext';
import { lazyPreparedTexts } from '../lazyPreparedTexts';

export const preparedTextRecords: RecordsFeature<PreparedTextRecords> = {
  open: (context) =>
    lazyPreparedTexts(async () => (await import('./openPreparedTexts')).openPreparedTexts(context)),
};
