import { saturday, saturdaysOfMonth } from './weekdays';
import type { CouncilSettings } from './settingsSchema';
import { hoursWords } from './hours-words';
import { openHours } from './openHours';

type Hours = Pick<CouncilSettings, 'openDays' | 'closedSaturdays' | 'opensAt' | 'closesAt'>;

/**
 * The office hours as a text in a language: `openHours`, and the closed Saturdays where there are some: 'Monday – Saturday,
 * 10:00 am – 5:00 pm, closed on the second and fourth Saturday of the month'. Empty where the office opens on no day.
 * @param locales as `Intl` takes them
 */
export function officeHours({ closedSaturdays = [], ...open }: Hours, locales: string[]): string {
  const hours = openHours(open, locales);
  const closed = saturdaysOfMonth.filter((each) => closedSaturdays.includes(each));
  if (closed.length === 0 || !open.openDays.includes(saturday)) return hours;
  const { which, closedOn } = hoursWords(locales);
  const list = new Intl.ListFormat(locales);
  return `${hours}, ${closedOn(list.format(closed.map((each) => which[each])))}`;
}
