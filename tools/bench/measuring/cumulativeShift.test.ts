import { cumulativeShift } from './cumulativeShift';

it.each([
  ['nothing', [], 0],
  ['one shift', [[100, 0.1]], 0.1],
  [
    'shifts within a second of each other',
    [
      [100, 0.1],
      [900, 0.2],
      [1800, 0.1],
    ],
    0.4,
  ],
  [
    'the worse of two windows',
    [
      [100, 0.1],
      [1200, 0.3],
    ],
    0.3,
  ],
  [
    'no more than five seconds',
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
      [2700, 0.1],
      [3600, 0.1],
      [4500, 0.1],
      [5400, 0.1],
    ],
    0.6,
  ],
] as [string, [number, number][], number][])('sums up %s', (_, shifts, sum) => {
  expect(cumulativeShift(shifts.map(([at, value]) => ({ at, value })))).toBeCloseTo(sum);
});
