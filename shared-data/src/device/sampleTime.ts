const hour = 3_600_000;

/** The moment `hours` hours before another, as ISO 8601 in UTC. */
export function hoursBefore(moment: Date, hours: number): string {
  return new Date(moment.getTime() - hours * hour).toISOString();
}

/** The calendar day `days` days after a moment: 'YYYY-MM-DD'; before it where `days` is negative. */
export function dayAfter(moment: Date, days: number): string {
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}
