import type { DeviceFeature } from '../../../device/DeviceFeature';
import type { PreparedTextRecords } from '../PreparedTexts';
import { lazyPreparedTexts } from '../lazyPreparedTexts';

/** They are stored in the table of the settings. */
export const preparedTextsOnDevice: DeviceFeature<PreparedTextRecords> = {
  tables: {},
  seed: () => Promise.resolve(),
  open: (context) =>
    lazyPreparedTexts(async () => (await import('./openPreparedTexts')).openPreparedTexts(context)),
};
