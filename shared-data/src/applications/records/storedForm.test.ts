import { filledFormSchema } from 'shared-model';
import { parse } from 'valibot';
import { filledForm } from '../../store/testing/records';
import {
  fromStoredChanges,
  fromStoredChecks,
  fromStoredForm,
  fromStoredOpened,
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

it('reads changes as they were written (#16.5)', () => {
  const changed = { child: 'मीरा', proof: '1\n12', village: '' };
  const stored = toStoredChanges(changed, form);
  expect(stored).toEqual({
    answers: { child: 'मीरा' },
    papers: { proof: '1 12' },
    added: ['village'],
  });
  expect(fromStoredChanges(stored)).toEqual(changed);
});

it('leaves out values that are not text, and reads the rest (#16.7)', () => {
  const noTexts = { number: 7, none: null, map: { text: 'Mira' } };
  const papers = { proof: '1', ...noTexts };
  const stored = { ...form, answers: { child: 'Mira', ...noTexts }, papers };
  expect(parse(filledFormSchema, fromStoredForm(stored))).toEqual(
    filledForm({ answers: { child: 'Mira' }, papers: { proof: ['1'] } }),
  );
  const agrees = { child: true, number: 7, proof: false };
  expect(fromStoredChecks({ agrees, notes: { child: 7, proof: 'Blurred' } })).toEqual({
    child: { agrees: true },
    proof: { agrees: false, note: 'Blurred' },
  });
  const changed = { answers: { child: 'Mira', ...noTexts }, papers, added: ['village'] };
  expect(fromStoredChanges(changed)).toEqual({ child: 'Mira', proof: '1', village: '' });
});

it('opens an answer without a note if the note is not text (#16.7)', () => {
  expect(fromStoredOpened({ child: 'Spelling?', proof: 7 })).toEqual({
    child: 'Spelling?',
    proof: '',
  });
});

it.each([
  ['a text', 'Mira'],
  ['nothing', null],
  ['a list', ['Mira']],
  ['another map', { child: 'Mira' }],
])('does not change %s, so that the schema rejects it (#16.7)', (_what, stored) => {
  expect(fromStoredForm(stored)).toEqual(stored);
  expect(fromStoredChecks(stored)).toEqual(stored);
  expect(fromStoredChanges(stored)).toEqual(stored);
});
