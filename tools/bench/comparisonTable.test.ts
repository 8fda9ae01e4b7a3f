import { markdownTable } from '../markdownTable';
import { comparisonTable, figure } from './comparisonTable';

it('aligns columns, the first to the left', () => {
  expect(markdownTable(['', 'goal'], [['Landing page', '14'], ['LCP']]).split('\n')).toEqual([
    '|              | goal |',
    '| ------------ | ---: |',
    '| Landing page |   14 |',
    '| LCP          |      |',
  ]);
});

it('says goal, figures, ratio and verdict', () => {
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
