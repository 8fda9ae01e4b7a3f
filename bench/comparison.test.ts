import { markdownTable } from '../tools/markdownTable';
import { isFigure } from './report';
import { type Comparison, comparisonTable, figure, ratioOf, verdictOf } from './comparison';

const comparison = (parts: Partial<Comparison>): Comparison => ({
  what: 'Landing page',
  unit: 'ms',
  federated: 100,
  ...parts,
});

it.each<[string, Partial<Comparison>, string]>([
  ['a figure below its goal', { goal: 110 }, 'reached'],
  ['a figure on its goal', { goal: 100 }, 'reached'],
  ['a figure one per cent over its goal', { goal: 100, federated: 101 }, 'reached'],
  ['a figure further over its goal', { goal: 100, federated: 101.1 }, 'missed'],
  ['a figure over its goal, within its limit', { goal: 90, limit: 100 }, 'held'],
  ['a figure over its goal and its limit', { goal: 90, limit: 98 }, 'missed'],
  ['a figure without a goal', {}, 'for comparison'],
  ['a figure that could not be measured', { goal: 100, federated: NaN }, 'missed'],
  ['a ratio below its goal', { oneBundle: 90, ratioGoal: 1.2 }, 'reached'],
  ['a ratio over its goal', { oneBundle: 80, ratioGoal: 1.2 }, 'missed'],
  [
    'a ratio over its goal, within its limit',
    { oneBundle: 80, ratioGoal: 1.2, ratioLimit: 1.25 },
    'held',
  ],
  ['a good figure with a bad ratio', { goal: 100, oneBundle: 80, ratioGoal: 1.2 }, 'missed'],
  [
    'a held figure with a good ratio',
    { goal: 90, limit: 100, oneBundle: 100, ratioGoal: 1 },
    'held',
  ],
])('judges %s', (_, parts, verdict) => {
  expect(verdictOf(comparison(parts))).toBe(verdict);
});

it.each([
  [50, 2],
  [0, undefined],
  [undefined, undefined],
])('calculates the ratio to a one bundle of %p', (oneBundle, ratio) => {
  expect(ratioOf(comparison(oneBundle === undefined ? {} : { oneBundle }))).toBe(ratio);
});

it('aligns the first column to the left, the others to the right', () => {
  expect(
    markdownTable(
      ['', 'goal'],
      [
        ['Landing page', '14'],
        ['LCP', ''],
      ],
      isFigure,
    ).split('\n'),
  ).toEqual([
    '|              | goal |',
    '| ------------ | ---: |',
    '| Landing page |   14 |',
    '| LCP          |      |',
  ]);
});

it('shows goal, figures, ratio and verdict', () => {
  const table = comparisonTable([
    {
      what: 'Landing page, JavaScript',
      unit: 'KiB',
      federated: 100 * 1024,
      oneBundle: 80 * 1024,
      goal: 95 * 1024,
      limit: 104 * 1024,
      ratioGoal: 1.3,
    },
  ]);
  const cells = table
    .split('\n')
    .at(-1)
    ?.split('|')
    .map((cell) => cell.trim());
  expect(cells?.slice(1, -1)).toEqual([
    'Landing page, JavaScript',
    '95.0 KiB (held at 104.0 KiB)',
    '100.0 KiB',
    '80.0 KiB',
    '1.25',
    '1.30',
    '✗ held',
  ]);
});

it.each([
  [1536, 'KiB', '1.5 KiB'],
  [1234.5, 'ms', '1235 ms'],
  [2, 'requests', '2'],
  [NaN, 'ms', '?'],
  [undefined, 'ms', ''],
] as const)('writes %p %s as %p', (value, unit, text) => {
  expect(figure(value, unit)).toBe(text);
});
