import { type ReportPeriod } from 'shared-data';
import { addDays, councilDay, isCalendarDay } from 'shared-data/model';

export const presets = ['thisMonth', 'lastMonth', 'last30', 'last90', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** The period of a preset: last month as a whole, the others up to today. The days are the council's. */
export function presetPeriod(preset: Preset, now: Date): ReportPeriod {
  const today = councilDay(now);
  const firstOfMonth = firstOfItsMonth(today);
  if (preset === 'thisMonth') return { from: firstOfMonth, to: today };
  if (preset === 'lastMonth') {
    const lastOfMonth = addDays(firstOfMonth, -1);
    return { from: firstOfItsMonth(lastOfMonth), to: lastOfMonth };
  }
  if (preset === 'thisYear') return { from: `${today.slice(0, 'YYYY'.length)}-01-01`, to: today };
  const daysBack = preset === 'last30' ? 29 : 89;
  return { from: addDays(today, -daysBack), to: today };
}

export function firstOfItsMonth(day: string): string {
  return `${day.slice(0, 'YYYY-MM'.length)}-01`;
}

/** Whether a period equals that of a preset. It may equal two: in January, this month is also this year. */
export function isPreset(preset: Preset, period: ReportPeriod, now: Date): boolean {
  const { from, to } = presetPeriod(preset, now);
  return from === period.from && to === period.to;
}

/** Parses a calendar day from an address or a field; undefined for anything else, such as an incomplete year. */
export function parseDay(text: string | null): string | undefined {
  if (text === null || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  return isCalendarDay(text) ? text : undefined;
}
