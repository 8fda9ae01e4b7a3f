import { markdownTable } from '../tools/markdownTable';
import { type Comparison, comparisonTable, figure, isOver, ratioOf } from './comparison';

const comparison = (parts: Partial<Comparison>): Comparison => ({
  what: 'Landing page',
  unit: 'ms',
  federated: 100,
  ...parts,
});

it.each<[string, Partial<Comparison>, boolean]>([
  ['a figure below its limit', { limit: 110 }, false],
  ['a figure on its limit', { limit: 100 }, false],
  ['a figure one per cent over its limit', { limit: 100, federated: 101 }, false],
  ['a figure further over its limit', { limit: 100, federated: 101.1 }, true],
  ['a figure without a limit', {}, false],
  ['a figure that could not be measured', { limit: 100, federated: NaN }, true],
  ['a ratio below its limit', { oneBundle: 90, ratioLimit: 1.2 }, false],
  ['a ratio over its limit', { oneBundle: 80, ratioLimit: 1.2 }, true],
  ['a good figure with a bad ratio', { limit: 100, oneBundle: 80, ratioLimit: 1.2 }, true],
  ['a bad figure with a good ratio', { limit: 90, oneBundle: 100, ratioLimit: 1 }, true],
])('judges %s', (_, parts, over) => {
  expect(isOver(comparison(parts))).toBe(over);
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
    ).split('\n'),
  ).toEqual([
    '|              | goal |',
    '| ------------ | ---: |',
    '| Landing page |   14 |',
    '| LCP          |      |',
  ]);
});

it('shows limits, figures, ratio and verdict', () => {
  const table = comparisonTable([
    {
      what: 'Landing page, JavaScript',
      unit: 'KiB',
      federated: 100 * 1024,
      oneBundle: 80 * 1024,
      limit: 104 * 1024,
      ratioLimit: 1.2,
    },
  ]);
  const cells = table
    .split('\n')
    .at(-1)
    ?.split('|')
    .map((cell) => cell.trim());
  expect(cells?.slice(1, -1)).toEqual([
    'Landing page, JavaScript',
    '104.0 KiB',
    '100.0 KiB',
    '80.0 KiB',
    '1.25',
    '1.20',
    '✗',
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
