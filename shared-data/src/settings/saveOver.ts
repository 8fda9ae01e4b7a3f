import { SettingsChangedError, type CouncilSettings } from './CouncilSettings';

/**
 * The settings to be kept in the place of others, with their new revision.
 * @throws SettingsChangedError where the others are not those that the admin has seen
 */
export function saveOver(kept: CouncilSettings, settings: CouncilSettings): CouncilSettings {
  if (kept.revision !== settings.revision) throw new SettingsChangedError();
  return { ...settings, revision: settings.revision + 1 };
}
