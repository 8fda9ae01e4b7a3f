import type { CouncilSettings, OfficeSettings, Watch } from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** The information about the council that citizens see: name, contact lines, office hours. */
export function watchSettings(): Watch<CouncilSettings> {
  return watchStore((store) => store.settings.watch());
}

/**
 * Saves the information about the council; every open page shows it at once.
 * @param settings with the `revision` that was read
 * @returns the settings as they are saved, with their new revision
 * @throws SettingsChangedError when somebody else has set them meanwhile; StorageFullError
 */
export async function saveSettings(settings: CouncilSettings): Promise<CouncilSettings> {
  const store = await openRecords();
  return store.settings.save(settings);
}

/** How the office works: holidays, and the advice to citizens on overdue applications. */
export function watchOffice(): Watch<OfficeSettings> {
  return watchStore((store) => store.settings.watchOffice());
}

/** As `saveSettings`. Deadlines that are promised already stay as they are. */
export async function saveOffice(settings: OfficeSettings): Promise<OfficeSettings> {
  const store = await openRecords();
  return store.settings.saveOffice(settings);
}
