import type { OfficeSettings } from './settingsSchema';
import { usualGraceDays } from './usualGraceDays';

/** The settings as they are saved: with the holidays in the order of their days. */
export function inOrderOfDays(settings: OfficeSettings): OfficeSettings {
  const holidays = [...settings.holidays].sort((one, other) => one.day.localeCompare(other.day));
  return { ...settings, holidays };
}

/** The settings until an admin changes them. */
export const usualOffice: OfficeSettings = {
  holidays: [],
  overdueAdvice: '',
  graceDays: usualGraceDays,
  revision: 0,
};
