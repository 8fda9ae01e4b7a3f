import type { Holiday } from 'shared-data';
import type { TranslateOffice } from './i18n';

const fixed = [
  ['01-26', 'republicDay'],
  ['04-14', 'ambedkarJayanti'],
  ['05-01', 'labourDay'],
  ['08-15', 'independenceDay'],
  ['10-02', 'gandhiJayanti'],
  ['12-25', 'christmas'],
] as const;

/** The holidays with a fixed date in each year: the three national ones, and three that most states have. */
export function nationalHolidays(year: number, t: TranslateOffice): Holiday[] {
  return fixed.map(([date, name]) => ({ day: `${year}-${date}`, name: t(name) }));
}
