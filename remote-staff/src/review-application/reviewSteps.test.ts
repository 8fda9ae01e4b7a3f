import type { ApplicationStatus } from 'shared-data';
import { noteLimit, noteProblem, statusAfter, stepsFrom, type ReviewStep } from './reviewSteps';

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

it.each<[ReviewStep, string, ReturnType<typeof noteProblem>]>([
  ['in-review', '', null],
  ['recommended', '', null],
  ['recommended', 'Checked', null],
  ['returned', '', 'missing-needed'],
  ['returned', ' \n ', 'missing-needed'],
  ['returned', 'A photo', null],
  ['note', '   ', 'note-needed'],
  ['note', 'x'.repeat(noteLimit), null],
  ['note', ` ${'x'.repeat(noteLimit)} `, null],
  ['note', 'x'.repeat(noteLimit + 1), 'too-long'],
  ['recommended', 'x'.repeat(noteLimit + 1), 'too-long'],
])('for %s the note %j has the problem %s', (step, note, problem) => {
  expect(noteProblem(step, note)).toBe(problem);
});
