import { officeTimeZone } from './officeDay';

/** The day of the calendar where the council is, whoever asks: 'YYYY-MM-DD'. */
export function officeToday(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: officeTimeZone }).format(now);
}
