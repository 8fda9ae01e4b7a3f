import { SettingsChangedError } from './CouncilSettings';

/**
 * The settings that replace the current ones, with their new revision.
 * @throws SettingsChangedError where the current ones are not those that the admin has seen
 */
export function saveOver<Settings extends { revision: number }>(
  kept: Settings,
  settings: Settings,
): Settings {
  if (kept.revision !== settings.revision) throw new SettingsChangedError();
  return { ...settings, revision: settings.revision + 1 };
}
