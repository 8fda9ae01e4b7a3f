import type { PreparedTextRecords } from 'shared-model';
import { lazyRecords } from '../../../store/lazyRecords';
import type { RecordsFeature } from '../../../store/RecordsContext';

export const preparedTextRecords: RecordsFeature<PreparedTextRecords> = {
  open: (context) =>
    lazyRecords<PreparedTextRecords>({ watch: 'watch', save: 'act' }, async () =>
      (await import('./openPreparedTexts')).openPreparedTexts(context),
    ),
};
