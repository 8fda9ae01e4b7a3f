import { SettingsChangedError } from './CouncilSettings';

/**
 * The settings to be kept in the place of others, with their new revision.
 * @throws SettingsChangedError where the others are not those that the admin has seen
 */
export function saveOver<Settings extends { revision: number }>(
  kept: Settings,
  settings: Settings,
): Settings {
  if (kept.revision !== settings.revision) throw new SettingsChangedError();
  return { ...settings, revision: settings.revision + 1 };
}
