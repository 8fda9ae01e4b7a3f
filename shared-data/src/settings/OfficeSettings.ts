import type { IsoDay } from '../store/kinds';
import type { Translations } from './Translations';

/** A day on which the office is closed. */
export interface Holiday {
  day: IsoDay;
  name: string;
}

/** How the office works: what its deadlines are counted by, and what citizens can do about one that was missed. */
export interface OfficeSettings {
  /** In the order of their days; at most `limits.holidays`. */
  holidays: Holiday[];
  /** Whom a citizen can turn to when an application is overdue; may be empty. */
  overdueAdvice: string;
  translations?: Translations<'overdueAdvice'> | undefined;
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: number;
}

/** As they are kept: in the order of the days. */
export function inOrderOfDays(settings: OfficeSettings): OfficeSettings {
  const holidays = [...settings.holidays].sort((one, other) => one.day.localeCompare(other.day));
  return { ...settings, holidays };
}

/** What holds until an admin sets something else. */
export const usualOffice: OfficeSettings = {
  holidays: [],
  overdueAdvice: '',
  revision: 0,
};
