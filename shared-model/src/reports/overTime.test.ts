import { overTime, periodSteps } from './overTime';

const stepsOf = (from: string, to: string) => overTime({ from, to }, busy(from, to));

/** Figures of each step of a period, with three submissions in the first. */
function busy(from: string, to: string) {
  return periodSteps({ from, to }).map((step, at) => ({
    from: step.from,
    submitted: at === 0 ? 3 : 0,
    decided: 0,
  }));
}

it.each([
  ['2026-07-01', '2026-07-01', 'day', 1],
  ['2026-07-01', '2026-07-31', 'day', 31],
  ['2026-07-01', '2026-08-01', 'week', 5],
  ['2026-01-01', '2026-06-30', 'week', 26],
  ['2026-01-01', '2026-07-18', 'week', 29],
  ['2026-01-01', '2026-07-19', 'month', 7],
  ['2026-01-01', '2026-12-31', 'month', 12],
  ['2025-11-20', '2026-11-19', 'month', 13],
  ['2026-01-31', '2026-12-31', 'month', 12],
  ['2024-01-01', '2026-12-31', 'month', 36],
  ['2024-01-01', '2027-01-02', 'month', 37],
  ['2024-01-01', '2027-01-03', 'year', 4],
  ['2020-06-15', '2026-12-31', 'year', 7],
  ['2000-01-01', '2030-12-31', 'year', 16],
  ['1026-01-01', '2026-12-31', 'year', 30],
  ['9999-12-01', '9999-12-31', 'day', 31],
  ['9999-01-01', '9999-12-31', 'month', 12],
  ['1000-01-01', '9999-12-31', 'year', 30],
] as const)('shows a period from %s to %s by the %s, in %d steps', (from, to, length, count) => {
  expect(stepsOf(from, to)).toMatchObject({ length, steps: { length: count } });
});

it.each([
  ['2026-07-01', '2026-08-10'],
  ['2025-11-20', '2026-11-19'],
  ['2020-06-15', '2026-03-31'],
  ['9999-12-30', '9999-12-31'],
])('covers each day from %s to %s exactly once', (from, to) => {
  const steps = periodSteps({ from, to });
  expect(steps[0]?.from).toBe(from);
  expect(steps.at(-1)?.to).toBe(to);
  for (const [at, step] of steps.slice(1).entries()) {
    expect(Date.parse(step.from) - Date.parse(steps[at]?.to ?? '')).toBe(86_400_000);
  }
});

const days = (count: number, some: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    from: `2026-07-${String(at + 1).padStart(2, '0')}`,
    submitted: 2,
    decided: 1,
    ...(at === 9 ? some : {}),
  }));

it.each([
  ['fewer than three on each day', days(31), 31, 'week'],
  ['three that came in on a day', days(31, { submitted: 3 }), 31, 'day'],
  ['three that were decided on a day', days(31, { decided: 3 }), 31, 'day'],
  ['few, in fifteen days', days(15), 15, 'week'],
  ['few, in two weeks', days(14), 14, 'day'],
] as const)('shows a period with %s by the %4$s', (_what, figures, count, length) => {
  const to = `2026-07-${String(count).padStart(2, '0')}`;
  expect(overTime({ from: '2026-07-01', to }, figures).length).toBe(length);
});

it('adds up the days of a week', () => {
  expect(overTime({ from: '2026-07-01', to: '2026-07-15' }, days(15)).steps).toEqual([
    { from: '2026-07-01', submitted: 14, decided: 7 },
    { from: '2026-07-08', submitted: 14, decided: 7 },
    { from: '2026-07-15', submitted: 2, decided: 1 },
  ]);
});

it('does not join the weeks of a longer period, however few their figures are', () => {
  const period = { from: '2026-01-01', to: '2026-06-30' };
  const figures = periodSteps(period).map(({ from }) => ({ from, submitted: 1, decided: 0 }));
  expect(overTime(period, figures)).toEqual({ length: 'week', steps: figures });
});
