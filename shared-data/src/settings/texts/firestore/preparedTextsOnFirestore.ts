import type { LiveFeature } from '../../../firestore/LiveFeature';
import type { PreparedTextRecords } from '../PreparedTexts';
import { lazyPreparedTexts } from '../lazyPreparedTexts';

export const preparedTextsOnFirestore: LiveFeature<PreparedTextRecords> = {
  open: (context) =>
    lazyPreparedTexts(async () => (await import('./openPreparedTexts')).openPreparedTexts(context)),
};
