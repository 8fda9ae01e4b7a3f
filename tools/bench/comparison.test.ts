import { type Comparison, ratioOf, verdictOf } from './comparison';

const figure = (parts: Partial<Comparison>): Comparison => ({
  what: 'Landing page',
  unit: 'ms',
  federated: 100,
  ...parts,
});

it.each<[string, Partial<Comparison>, string]>([
  ['a figure below its goal', { goal: 110 }, 'reached'],
  ['one on its goal', { goal: 100 }, 'reached'],
  ['one a per cent over it', { goal: 100, federated: 101 }, 'reached'],
  ['one further over it', { goal: 100, federated: 101.1 }, 'missed'],
  ['one over its goal, within its limit', { goal: 90, limit: 100 }, 'held'],
  ['one over its goal and its limit', { goal: 90, limit: 98 }, 'missed'],
  ['one without a goal', {}, 'for comparison'],
  ['one that could not be measured', { goal: 100, federated: NaN }, 'missed'],
  ['a ratio below its goal', { oneBundle: 90, ratioGoal: 1.2 }, 'reached'],
  ['a ratio over it', { oneBundle: 80, ratioGoal: 1.2 }, 'missed'],
  [
    'a ratio over it, within its limit',
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
  expect(verdictOf(figure(parts))).toBe(verdict);
});

it.each([
  [50, 2],
  [0, undefined],
  [undefined, undefined],
])('has a ratio to a one bundle of %p', (oneBundle, ratio) => {
  expect(ratioOf(figure(oneBundle === undefined ? {} : { oneBundle }))).toBe(ratio);
});
