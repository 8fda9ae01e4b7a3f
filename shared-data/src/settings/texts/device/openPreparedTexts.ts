import type { DeviceContext } from '../../../device/DeviceFeature';
import { readIn } from '../../device/readSettings';
import { saveUnder } from '../../device/saveSettings';
import type { PreparedTextRecords } from '../PreparedTexts';
import { preparedTextsSchema } from '../preparedTextsSchema';
import { usualTexts } from '../usualTexts';

/** The prepared texts' part of the device store. */
export function openPreparedTexts(context: DeviceContext): PreparedTextRecords {
  const { db, live, guarded } = context;
  const read = () => readIn(db, 'texts', preparedTextsSchema, usualTexts);
  return {
    watch: () => live(read),
    save: (texts) => guarded(() => saveUnder('texts', context, read, texts)),
  };
}
