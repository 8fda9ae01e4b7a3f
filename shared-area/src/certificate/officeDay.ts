import { councilTimeZone } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import type { BothTexts } from './InBoth';

/**
 * The day of a moment where the council is, whoever reads it: '15 June 2026'.
 * @param time ISO 8601: a moment, or a day of the calendar, which is given as it is
 */
export function officeDay(time: string): string {
  return formatDate(new Date(time), optionsFor(time));
}

/** The same in a language of a paper's own, whatever language the page is in; figures are 0–9 in each. */
export function officeDayIn(language: string, time: string): string {
  const locales = [`${language}-IN-u-nu-latn`, 'en-IN'];
  return new Intl.DateTimeFormat(locales, optionsFor(time)).format(new Date(time));
}

/** The same on a paper: in English, and in the language that it is in beside it. */
export function officeDayInBoth(time: string, language: string | undefined): BothTexts {
  return {
    text: officeDayIn('en', time),
    second: language === undefined ? undefined : officeDayIn(language, time),
  };
}

/** A moment to the minute where the council is, in a language of a paper's own: '15 Jun 2026, 1:05 pm'. */
function officeTimeIn(language: string, time: string): string {
  const locales = [`${language}-IN-u-nu-latn`, 'en-IN'];
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: councilTimeZone } as const;
  return new Intl.DateTimeFormat(locales, options).format(new Date(time));
}

/** The same on a paper, as `officeDayInBoth`. */
export function officeTimeInBoth(time: string, language: string | undefined): BothTexts {
  return {
    text: officeTimeIn('en', time),
    second: language === undefined ? undefined : officeTimeIn(language, time),
  };
}

function optionsFor(time: string) {
  const timeZone = time.length > 'yyyy-mm-dd'.length ? councilTimeZone : 'UTC';
  return { dateStyle: 'long', timeZone } as const;
}
