import { filledForm } from '../../store/testing/records';
import {
  fromStoredChanges,
  fromStoredChecks,
  fromStoredForm,
  toStoredChanges,
  toStoredChecks,
  toStoredForm,
} from './storedForm';

const form = filledForm({
  answers: { child: 'मीरा', purpose: '' },
  papers: { proof: ['1', '12'], photo: [] },
});

it('reads a form as it was written (#16.7)', () => {
  expect(toStoredForm(form)).toMatchObject({ papers: { proof: '1 12', photo: '' } });
  expect(fromStoredForm(toStoredForm(form))).toEqual(form);
});

it('reads checks as they were written (#16.5)', () => {
  const checks = { child: { agrees: true }, proof: { agrees: false, note: 'The back?' } };
  expect(fromStoredChecks(toStoredChecks(checks))).toEqual(checks);
});

it('reads what was changed as it was written (#16.5)', () => {
  const changed = { child: 'मीरा', proof: '1\n12', village: '' };
  const stored = toStoredChanges(changed, form);
  expect(stored).toEqual({
    answers: { child: 'मीरा' },
    papers: { proof: '1 12' },
    added: ['village'],
  });
  expect(fromStoredChanges(stored)).toEqual(changed);
});

it.each([
  ['a text', 'Mira'],
  ['nothing', null],
  ['a list', ['Mira']],
  ['a map of something else', { child: 'Mira' }],
])('leaves %s as it is, for the schema to find (#16.7)', (_what, stored) => {
  expect(fromStoredForm(stored)).toEqual(stored);
  expect(fromStoredChecks(stored)).toEqual(stored);
  expect(fromStoredChanges(stored)).toEqual(stored);
});
