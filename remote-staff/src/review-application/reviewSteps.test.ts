import type { ApplicationStatus } from 'shared-data';
import {
  canRecommend,
  statusAfter,
  stepsFrom,
  type ReviewAction,
  type ReviewStep,
} from './reviewSteps';

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

it.each<[ReviewAction, ApplicationStatus, ApplicationStatus]>([
  ['note', 'recommended', 'recommended'],
  ['checks', 'in-review', 'in-review'],
  ['next', 'pending', 'recommended'],
  ['returned', 'in-review', 'returned'],
])('the action %s from %s leads to %s', (step, from, to) => {
  expect(statusAfter(step, from)).toBe(to);
});

it.each<[ApplicationStatus, boolean]>([
  ['pending', true],
  ['in-review', true],
  ['returned', false],
  ['recommended', false],
  ['approved', false],
  ['rejected', false],
])('allows recommending from %s: %s', (status, can) => {
  expect(canRecommend(status)).toBe(can);
});
