import { sumMisses } from './sumMisses';

it('sums each term over the months, the most frequent first, then by spelling', () => {
  expect(
    sumMisses([
      { month: '2026-06', term: 'tap', count: 2 },
      { month: '2026-06', term: 'pension', count: 3 },
      { month: '2026-07', term: 'tap', count: 4 },
      { month: '2026-07', term: 'bus pass', count: 3 },
      { month: '2026-07', term: 'ration', count: 9 },
    ]),
  ).toEqual([
    { term: 'ration', count: 9 },
    { term: 'tap', count: 6 },
    { term: 'bus pass', count: 3 },
    { term: 'pension', count: 3 },
  ]);
});
