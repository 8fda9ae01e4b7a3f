import { madeLoad } from '../testing/madeLoad';
import type { Measure } from './budgets';
import { weigh } from './compare';

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
])('%s of a visit', (measure, weight) => {
  expect(weigh(measure, visit)).toBe(weight);
});
