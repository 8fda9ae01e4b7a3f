import { openRecords } from '../../store/openRecords';
import type { Watch } from '../../store/Watch';
import { watchStore } from '../../store/watchStore';
import type { PreparedTexts } from './PreparedTexts';

/** What the council has prepared to write to citizens, in each language. For those who work here. */
export function watchPreparedTexts(): Watch<PreparedTexts> {
  return watchStore((store) => store.preparedTexts.watch());
}

/** As `saveSettings`. */
export async function savePreparedTexts(texts: PreparedTexts): Promise<PreparedTexts> {
  const store = await openRecords();
  return store.preparedTexts.save(texts);
}
