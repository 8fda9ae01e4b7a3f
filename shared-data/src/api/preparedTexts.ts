import type { PreparedTexts, Watch } from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** The council's prepared texts for citizens, in each language. For staff and admins. */
export function watchPreparedTexts(): Watch<PreparedTexts> {
  return watchStore((store) => store.preparedTexts.watch());
}

/** As `saveSettings`. */
export async function savePreparedTexts(texts: PreparedTexts): Promise<PreparedTexts> {
  const store = await openRecords();
  return store.preparedTexts.save(texts);
}
