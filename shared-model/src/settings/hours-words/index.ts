import en from './en';
import hi from './hi';
import type { HoursWords } from './HoursWords';
import mr from './mr';

/** In no catalogue: the shell stores the office hours in each language at once, so all of them are needed together. */
const words = new Map<string, HoursWords>(Object.entries({ en, hi, mr }));

/** The words in the first of these locales; by default in English. */
export function hoursWords([locale = 'en']: readonly string[]): HoursWords {
  return words.get(new Intl.Locale(locale).language) ?? en;
}
