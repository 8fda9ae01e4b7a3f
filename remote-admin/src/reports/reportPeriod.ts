import { type ReportPeriod } from 'shared-data';
import { addDays, calendarDay, councilDay, startOfDay } from 'shared-data/model';

export const presets = ['thisMonth', 'lastMonth', 'last30', 'last90', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** The period of a preset: last month as a whole, the others up to today. The months are the council's. */
export function presetPeriod(preset: Preset, now: Date): ReportPeriod {
  const today = councilDay(now);
  const firstOfMonth = firstOfItsMonth(today);
  if (preset === 'thisMonth') return { from: firstOfMonth, to: today };
  if (preset === 'lastMonth') {
    const lastOfMonth = addDays(firstOfMonth, -1);
    return { from: firstOfItsMonth(lastOfMonth), to: lastOfMonth };
  }
  const to = calendarDay(now);
  if (preset === 'thisYear') return { from: `${now.getFullYear()}-01-01`, to };
  const daysBack = preset === 'last30' ? 29 : 89;
  return { from: calendarDay(startOfDay(to, -daysBack)), to };
}

function firstOfItsMonth(day: string): string {
  return `${day.slice(0, 'YYYY-MM'.length)}-01`;
}

/** Whether a period is that of a preset. It may be that of two: in January this month is this year. */
export function isPreset(preset: Preset, period: ReportPeriod, now: Date): boolean {
  const { from, to } = presetPeriod(preset, now);
  return from === period.from && to === period.to;
}

/** A calendar day out of an address or a field; undefined for anything else. */
export function parseDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return calendarDay(startOfDay(text)) === text ? text : undefined;
}
