import type { ApplicationStatus } from 'shared-data';
import { statusAfter, stepsFrom, type ReviewStep } from './reviewSteps';

it.each<[ApplicationStatus, ReviewStep[]]>([
  ['pending', ['in-review', 'note']],
  ['in-review', ['recommended', 'returned', 'note']],
  ['returned', ['note']],
  ['recommended', ['in-review', 'note']],
  ['approved', ['note']],
  ['rejected', ['note']],
])('offers from %s the steps %j', (status, steps) => {
  expect(stepsFrom(status)).toEqual(steps);
});

it.each<[ReviewStep, ApplicationStatus, ApplicationStatus]>([
  ['note', 'recommended', 'recommended'],
  ['returned', 'in-review', 'returned'],
])('the step %s from %s leads to %s', (step, from, to) => {
  expect(statusAfter(step, from)).toBe(to);
});
