import { councilTimeZone } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import type { BothTexts } from './InBoth';

/**
 * The date of a moment in the council's time zone, wherever the reader is: '15 June 2026'.
 * @param time ISO 8601: a moment, or a calendar date, which stays as it is
 */
export function officeDay(time: string): string {
  return formatDate(new Date(time), { dateStyle: 'long', timeZone: zoneOf(time) });
}

/** The same in the language of a paper, whatever the language of the page; digits are always 0–9. */
export function officeDayIn(language: string, time: string): string {
  const locales = [`${language}-IN-u-nu-latn`, 'en-IN'];
  return new Intl.DateTimeFormat(locales, { dateStyle: 'long', timeZone: zoneOf(time) }).format(
    new Date(time),
  );
}

/** The same for a paper: in English, and in its second language. */
export function officeDayInBoth(time: string, language: string | undefined): BothTexts {
  return {
    text: officeDayIn('en', time),
    second: language === undefined ? undefined : officeDayIn(language, time),
  };
}

/** A moment to the minute in the council's time zone, in the language of a paper: '15 Jun 2026, 1:05 pm'. */
function officeTimeIn(language: string, time: string): string {
  const locales = [`${language}-IN-u-nu-latn`, 'en-IN'];
  return new Intl.DateTimeFormat(locales, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: councilTimeZone,
  }).format(new Date(time));
}

/** The same for a paper, like `officeDayInBoth`. */
export function officeTimeInBoth(time: string, language: string | undefined): BothTexts {
  return {
    text: officeTimeIn('en', time),
    second: language === undefined ? undefined : officeTimeIn(language, time),
  };
}

/** A calendar date stays as it is. */
function zoneOf(time: string): string {
  return time.length > 'yyyy-mm-dd'.length ? councilTimeZone : 'UTC';
}
