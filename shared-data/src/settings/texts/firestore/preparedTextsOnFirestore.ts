import type { LiveFeature } from '../../../firestore/LiveFeature';
import type { PreparedTextRecords } from '../PreparedTexts';
import { preparedTextsWhenAsked } from '../preparedTextsWhenAsked';

export const preparedTextsOnFirestore: LiveFeature<PreparedTextRecords> = {
  open: (context) =>
    preparedTextsWhenAsked(async () =>
      (await import('./openPreparedTexts')).openPreparedTexts(context),
    ),
};
