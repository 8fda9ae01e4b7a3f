import { findPreset, parseDay, presetPeriod } from './reportPeriod';

const now = new Date(2026, 2, 10, 9, 30);

it.each([
  ['last30', { from: '2026-02-09', to: '2026-03-10' }],
  ['last90', { from: '2025-12-11', to: '2026-03-10' }],
  ['thisYear', { from: '2026-01-01', to: '2026-03-10' }],
] as const)('%s is %j', (preset, period) => {
  expect(presetPeriod(preset, now)).toEqual(period);
  expect(findPreset(period, now)).toBe(preset);
});

it('finds no preset for another period', () => {
  expect(findPreset({ from: '2026-02-08', to: '2026-03-10' }, now)).toBeUndefined();
});

it.each([
  ['2026-03-10', '2026-03-10'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['10.3.2026', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
