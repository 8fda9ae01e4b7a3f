import { type ReportPeriod } from 'shared-data';
import { calendarDay, startOfDay } from 'shared-data/model';

export const presets = ['last30', 'last90', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** The period of a preset, ending today. */
export function presetPeriod(preset: Preset, now: Date): ReportPeriod {
  const to = calendarDay(now);
  if (preset === 'thisYear') return { from: `${now.getFullYear()}-01-01`, to };
  const daysBack = preset === 'last30' ? 29 : 89;
  return { from: calendarDay(startOfDay(to, -daysBack)), to };
}

/** The preset that a period is, if any. */
export function findPreset(period: ReportPeriod, now: Date): Preset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetPeriod(preset, now);
    return from === period.from && to === period.to;
  });
}

/** A calendar day out of an address or a field; undefined for anything else. */
export function parseDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return calendarDay(startOfDay(text)) === text ? text : undefined;
}
