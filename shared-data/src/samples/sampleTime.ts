import { addDays, councilDay } from 'shared-model';

const hour = 3_600_000;

/** The moment `hours` hours before another, as ISO 8601 in UTC. */
export function hoursBefore(moment: Date, hours: number): string {
  return new Date(moment.getTime() - hours * hour).toISOString();
}

/** The council's calendar day `days` days after a moment: 'YYYY-MM-DD'; before it where `days` is negative. */
export function dayAfter(moment: Date, days: number): string {
  return addDays(councilDay(moment), days);
}

/** The last day of the council's month that is `months` months after that of a moment; before it where it is negative. */
export function lastDayOfMonth(moment: Date, months = 0): string {
  const [year = 0, month = 0] = councilDay(moment).split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
