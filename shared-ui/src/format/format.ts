import { activeLocales } from 'shared-platform';

const kibi = 1024;

/**
 * A cache by locales and options: a list has dozens of dates, and creating a format takes a hundred times as long as using it.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** That of the council, as in `shared-data`: its days and hours are those of its papers, wherever the reader is. */
export const officeTimeZone = 'Asia/Kolkata';

/**
 * A moment in the active language, on the council's calendar: '20 Nov 2026'.
 * @param options as for `Intl.DateTimeFormat`, such as `{ dateStyle: 'full' }` for the long date
 */
export function formatDate(
  value: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const locales = activeLocales();
  const { timeZone = officeTimeZone, ...rest } = options;
  const key = JSON.stringify([locales, timeZone, rest]);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales, { ...rest, timeZone });
    dateFormats.set(key, format);
  }
  return format.format(value);
}

/** A calendar day, 'YYYY-MM-DD', in the active language: the same for every reader. */
export function formatDay(
  day: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatDate(new Date(day), { ...options, timeZone: 'UTC' });
}

/** A date and the time of day, to the minute: '20 Nov 2026, 1:05 pm'. */
export function formatDateTime(value: Date | number): string {
  return formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
}

/**
 * An amount of money, in whole units if it has no fraction: '₹1,20,000'. Grouped by lakhs in every language,
 * because for Marathi `Intl` groups money by thousands.
 * @param currency ISO 4217 code; by default rupees
 */
export function formatMoney(amount: number, currency = 'INR'): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** @param bytes the size; 1 MB is 1024 × 1024 of them, as in the limit of 5 MB (spec.md §9) */
export function formatFileSize(bytes: number): string {
  const [unit, divisor] =
    bytes >= kibi * kibi
      ? (['megabyte', kibi * kibi] as const)
      : bytes >= kibi
        ? (['kilobyte', kibi] as const)
        : (['byte', 1] as const);
  return new Intl.NumberFormat(activeLocales(), {
    style: 'unit',
    unit,
    // CLDR's short form is '900 byte'.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / divisor);
}
