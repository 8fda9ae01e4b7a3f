import { made } from './testing';
import { type Measure, weigh } from './weights';

const visit = {
  readyAt: 500,
  loads: [
    made({ type: 'Document', bytes: 10, at: 0 }),
    made({ type: 'Script', bytes: 200, at: 100 }),
    made({ type: 'Script', bytes: 3000, at: 500 }),
    made({ type: 'Script', bytes: 40_000, at: 501 }),
    made({ type: 'Image', bytes: 5, at: 20 }),
    made({ type: 'Other', bytes: 700_000, at: 30 }),
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
