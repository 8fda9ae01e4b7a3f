import { openRecords } from '../store/openRecords';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { CouncilSettings } from './CouncilSettings';

/** What the council says of itself: name, contact lines, office hours. */
export function watchSettings(): Watch<CouncilSettings> {
  return watchStore((store) => store.settings.watch());
}

/**
 * Sets what the council says of itself; every open page shows it at once.
 * @param settings with the `revision` that was read
 * @returns the settings as they are kept, with their new revision
 * @throws SettingsChangedError when somebody else has set them meanwhile; StorageFullError
 */
export async function saveSettings(settings: CouncilSettings): Promise<CouncilSettings> {
  const store = await openRecords();
  return store.settings.save(settings);
}
