import type { Measure } from './budgets';
import { compare, weigh } from './compare';
import type { Load } from '../measuring/watchNetwork';

const madeLoad = (parts: Partial<Load>): Load => ({
  url: 'http://localhost:3000/',
  type: 'Script',
  bytes: 1024,
  at: 100,
  ...parts,
});

const visit = {
  readyAt: 500,
  loads: [
    madeLoad({ type: 'Document', bytes: 10, at: 0 }),
    madeLoad({ type: 'Script', bytes: 200, at: 100 }),
    madeLoad({ type: 'Script', bytes: 3000, at: 500 }),
    madeLoad({ type: 'Script', bytes: 40_000, at: 501 }),
    madeLoad({ type: 'Image', bytes: 5, at: 20 }),
    madeLoad({ type: 'Other', bytes: 700_000, at: 30 }),
  ],
};

it.each<[Measure, number]>([
  ['html', 10],
  ['script', 43_200],
  ['scriptRequests', 3],
  ['untilUsable', 3215],
  ['all', 743_215],
  ['requests', 6],
])('weighs %s of a visit', (measure, weight) => {
  expect(weigh(measure, visit)).toBe(weight);
});

it('compares a budget beyond another screen with that screen in the same run (#20)', () => {
  const visited = (bytes: number) => ({
    federated: { ...visit, lcp: 0, loads: [madeLoad({ bytes })] },
  });
  const visits = new Map([
    ['Landing page', visited(110_000)],
    ['Landing page in Hindi', visited(113_000)],
  ]);
  const hindi = { screen: 'Landing page in Hindi', measure: 'all' } as const;
  const beyond = { ...hindi, beyond: 'Landing page', limit: 3 * 1024 };
  expect(compare(beyond, visits)).toMatchObject({
    what: "Landing page in Hindi, everything beyond 'Landing page'",
    federated: 3000,
    limit: 3 * 1024,
  });
  expect(compare(hindi, visits)).toEqual({
    ...hindi,
    what: 'Landing page in Hindi, everything',
    unit: 'KiB',
    federated: 113_000,
  });
  const unheard = { screen: 'Landing page in Tamil', measure: 'all' } as const;
  expect(() => compare(unheard, visits)).toThrow("No screen is called 'Landing page in Tamil'.");
});
