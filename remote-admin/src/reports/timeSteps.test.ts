import { stepLength, timeSteps } from './timeSteps';

it.each([
  ['2026-07-01', '2026-07-01', 'day', 1],
  ['2026-07-01', '2026-07-31', 'day', 31],
  ['2026-07-01', '2026-08-01', 'week', 5],
  ['2026-01-01', '2026-06-30', 'week', 26],
  ['2026-01-01', '2026-12-31', 'month', 12],
  ['2025-11-20', '2026-11-19', 'month', 13],
  ['2026-01-31', '2026-12-31', 'month', 12],
  ['9999-12-01', '9999-12-31', 'day', 31],
  ['9999-01-01', '9999-12-31', 'month', 12],
] as const)('%s to %s goes by the %s, in %d steps', (from, to, length, count) => {
  const busy = [{ day: from, submitted: 3, decided: 0 }];
  expect(stepLength(busy, { from, to })).toBe(length);
  expect(timeSteps(busy, { from, to })).toHaveLength(count);
});

const few = { day: '2026-07-02', submitted: 2, decided: 2 };

it.each([
  ['no application', [], 31, 'week'],
  ['fewer than three on each day', [few, { ...few, day: '2026-07-03' }], 31, 'week'],
  ['three that came in on a day', [few, { ...few, submitted: 3 }], 31, 'day'],
  ['three that were decided on a day', [few, { ...few, decided: 3 }], 31, 'day'],
  ['few, in fifteen days', [few], 15, 'week'],
  ['few, in two weeks', [few], 14, 'day'],
] as const)('shows a period with %s in %3$ss', (_what, byDay, days, length) => {
  const to = `2026-07-${String(days).padStart(2, '0')}`;
  expect(stepLength(byDay, { from: '2026-07-01', to })).toBe(length);
});

it('puts each day into its step', () => {
  const byDay = [
    { day: '2026-07-01', submitted: 1, decided: 0 },
    { day: '2026-07-07', submitted: 2, decided: 1 },
    { day: '2026-07-08', submitted: 4, decided: 3 },
    { day: '2026-08-10', submitted: 8, decided: 0 },
  ];
  const steps = timeSteps(byDay, { from: '2026-07-01', to: '2026-08-10' });
  expect(steps.map(({ from, submitted, decided }) => [from, submitted, decided])).toEqual([
    ['2026-07-01', 3, 1],
    ['2026-07-08', 4, 3],
    ['2026-07-15', 0, 0],
    ['2026-07-22', 0, 0],
    ['2026-07-29', 0, 0],
    ['2026-08-05', 8, 0],
  ]);
});
