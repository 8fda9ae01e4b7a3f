import { isPreset, parseDay, presetPeriod, presets } from './reportPeriod';

const now = new Date('2026-03-10T09:30:00+05:30');

it.each([
  ['thisMonth', { from: '2026-03-01', to: '2026-03-10' }],
  ['lastMonth', { from: '2026-02-01', to: '2026-02-28' }],
  ['last30', { from: '2026-02-09', to: '2026-03-10' }],
  ['last90', { from: '2025-12-11', to: '2026-03-10' }],
  ['thisYear', { from: '2026-01-01', to: '2026-03-10' }],
] as const)('resolves %s to %j', (preset, period) => {
  expect(presetPeriod(preset, now)).toEqual(period);
  expect(presets.filter((each) => isPreset(each, period, now))).toEqual([preset]);
});

it('finds no preset for another period', () => {
  const period = { from: '2026-02-08', to: '2026-03-10' };
  expect(presets.filter((preset) => isPreset(preset, period, now))).toEqual([]);
});

it.each([
  ['the last minute of a month', '2026-03-31T18:29:00Z', '2026-03-01', '2026-03-31', '2026-02-28'],
  ['the first minute of a month', '2026-03-31T18:30:00Z', '2026-04-01', '2026-04-01', '2026-03-31'],
  ['the first day of a year', '2027-01-01T06:00:00Z', '2027-01-01', '2027-01-01', '2026-12-31'],
  ['the day after a leap day', '2028-03-01T06:00:00Z', '2028-03-01', '2028-03-01', '2028-02-29'],
])('uses the month in the council’s time zone: %s', (_when, time, from, to, lastMonthEnds) => {
  expect(presetPeriod('thisMonth', new Date(time))).toEqual({ from, to });
  expect(presetPeriod('lastMonth', new Date(time)).to).toBe(lastMonthEnds);
});

it.each([
  ['last30', '2026-12-31T18:29:00Z', { from: '2026-12-02', to: '2026-12-31' }],
  ['last30', '2026-12-31T18:30:00Z', { from: '2026-12-03', to: '2027-01-01' }],
  ['last90', '2026-12-31T18:30:00Z', { from: '2026-10-04', to: '2027-01-01' }],
  ['thisYear', '2026-12-31T18:29:00Z', { from: '2026-01-01', to: '2026-12-31' }],
  ['thisYear', '2026-12-31T18:30:00Z', { from: '2027-01-01', to: '2027-01-01' }],
] as const)('ends %s on the council’s day, at %s (#18)', (preset, time, period) => {
  expect(presetPeriod(preset, new Date(time))).toEqual(period);
});

it.each([
  ['2026-03-10', '2026-03-10'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['0202-03-10', undefined],
  ['10.3.2026', undefined],
  ['', undefined],
  [null, undefined],
])('parses %j as %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
