import type { IsoDay } from '../kinds/kinds';
import type { Translations } from './Translations';

/** A day on which the office is closed. */
export interface Holiday {
  day: IsoDay;
  name: string;
}

/** How the office works: the holidays for its deadlines, and the advice to citizens when a deadline was missed. */
export interface OfficeSettings {
  /** In the order of their days; at most `limits.holidays`. */
  holidays: Holiday[];
  /** Advice to citizens on whom to contact when an application is overdue; may be empty. */
  overdueAdvice: string;
  translations?: Translations<'overdueAdvice'> | undefined;
  /** Days for which a form of an earlier version of a service is still accepted; at most `limits.graceDays`. */
  graceDays: number;
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: number;
}

/** The settings as they are saved: with the holidays in the order of their days. */
export function inOrderOfDays(settings: OfficeSettings): OfficeSettings {
  const holidays = [...settings.holidays].sort((one, other) => one.day.localeCompare(other.day));
  return { ...settings, holidays };
}

/** The days until an admin changes them; firestore.rules have the same. */
export const usualGraceDays = 7;

/** The settings until an admin changes them. */
export const usualOffice: OfficeSettings = {
  holidays: [],
  overdueAdvice: '',
  graceDays: usualGraceDays,
  revision: 0,
};
