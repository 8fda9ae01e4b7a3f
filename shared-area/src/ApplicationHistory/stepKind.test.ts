import { stepKind } from './stepKind';

it.each([
  [null, 'pending', 'submitted'],
  ['in-review', 'in-review', 'note'],
  ['approved', 'pending', 'taken-back'],
  ['returned', 'pending', 'resubmitted'],
  ['pending', 'in-review', 'in-review'],
  ['in-review', 'returned', 'returned'],
  ['in-review', 'recommended', 'recommended'],
  ['pending', 'approved', 'approved'],
  ['approved', 'rejected', 'rejected'],
] as const)('reads the step from %s to %s as %s', (from, to, kind) => {
  expect(stepKind({ from, to })).toBe(kind);
});
