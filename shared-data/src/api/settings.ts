import { actOf, watchOf } from './forward';

/** The information about the council that citizens see: name, contact lines, office hours. */
export const watchSettings = watchOf('settings', 'watch');

/**
 * Saves the information about the council; every open page shows it at once.
 * @param settings with the `revision` that was read
 * @returns the settings as they are saved, with their new revision
 * @throws SettingsChangedError when somebody else has set them meanwhile; StorageFullError
 */
export const saveSettings = actOf('settings', 'save');

/** How the office works: holidays, and the advice to citizens on overdue applications. */
export const watchOffice = watchOf('settings', 'watchOffice');

/** As `saveSettings`. Deadlines that are promised already stay as they are. */
export const saveOffice = actOf('settings', 'saveOffice');
