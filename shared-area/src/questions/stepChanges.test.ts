import type { ApplicationEvent } from 'shared-data';
import { isCheckOnly, latestChanges, stepChanges } from './stepChanges';

const step = (more: Partial<ApplicationEvent>): ApplicationEvent => ({
  at: '2026-11-22T09:00:00.000Z',
  by: { uid: 'citizen-1', name: 'Zubeda Quazi', role: 'user' },
  from: 'returned',
  to: 'pending',
  ...more,
});

const first = step({ changed: { child: 'Mira', purpose: '' } });
const second = step({ changed: { child: 'Meera', proof: '1' } });
const application = {
  form: {
    serviceId: 'birth',
    version: 1,
    answers: { child: 'Meera Kale', purpose: 'School' },
    papers: { proof: ['2', '3'] },
  },
  history: [step({ from: null }), first, second],
};

it('takes the new value of an answer from its next change, or else from the form (#16.5)', () => {
  expect(stepChanges(application, first)).toEqual([
    { id: 'child', before: 'Mira', after: 'Meera' },
    { id: 'purpose', before: '', after: 'School' },
  ]);
  expect(stepChanges(application, second)).toEqual([
    { id: 'child', before: 'Meera', after: 'Meera Kale' },
    { id: 'proof', before: '1', after: '2\n3' },
  ]);
});

it('finds the changes of the latest answer to a return, none if nothing was changed (#16.5)', () => {
  expect(latestChanges(application)).toEqual(stepChanges(application, second));
  expect(latestChanges({ ...application, history: [step({ from: null })] })).toEqual([]);
});

it.each<[string, Partial<ApplicationEvent>, boolean]>([
  ['saves checks alone', { from: 'in-review', to: 'in-review', checked: true }, true],
  ['is noted too', { from: 'in-review', to: 'in-review', checked: true, note: 'Hm' }, false],
  ['moves the application on', { from: 'in-review', to: 'recommended', checked: true }, false],
  ['checks nothing', { from: 'in-review', to: 'in-review', note: 'Hm' }, false],
])('recognises a step that %s (#16.5)', (_what, more, expected) => {
  expect(isCheckOnly(step(more))).toBe(expected);
});
