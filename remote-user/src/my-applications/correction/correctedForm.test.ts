import type { FilledForm, OpenedAnswers, Question } from 'shared-data';
import { definitionWith } from '../../../../tools/testing/sampleDefinition';
import { correctedForm, namesOn, openedDefinition } from './correctedForm';

const showIf = { question: 'house', answer: 'yes' };
const questions: Question[] = [
  { id: 'house', kind: 'yes-no', label: 'Rented', required: true },
  { id: 'owner', kind: 'person-name', label: 'Owner', hint: 'In full', required: true, showIf },
  { id: 'name', kind: 'person-name', label: 'Name', required: true },
];
const definition = definitionWith(questions, {
  papers: [{ id: 'proof', name: 'Proof', required: true, kinds: ['pdf'], maxFiles: 2 }],
});
const formOf = (answers: Record<string, string>): FilledForm => ({
  serviceId: 'residence',
  version: 1,
  answers,
  papers: { proof: ['1'] },
});

const askedIds = (answers: Record<string, string>, opened: OpenedAnswers) => {
  const asked = openedDefinition(definition, formOf(answers), opened);
  return [...asked.sections.flatMap((section) => section.questions), ...asked.papers].map(
    ({ id }) => id,
  );
};

it.each<[string, Record<string, string>, OpenedAnswers, string[]]>([
  ['only opened questions', { house: 'no' }, { name: '', proof: '' }, ['name', 'proof']],
  [
    'a question that depends on an opened one',
    { house: 'no' },
    { house: '', owner: '' },
    ['house', 'owner'],
  ],
  ['a dependent that was asked before', { house: 'yes' }, { owner: '' }, ['owner']],
  ['no dependent that was not', { house: 'no' }, { owner: '' }, []],
  ['nothing that the version does not have', { house: 'no' }, { gone: '' }, []],
])('asks %s (#16.5)', (_what, answers, opened, ids) => {
  expect(askedIds(answers, opened)).toEqual(ids);
});

it('asks a dependent question without its condition if that was not opened (#16.5)', () => {
  const form = formOf({ house: 'yes' });
  const asked = openedDefinition(definition, form, { owner: 'Who?' });
  const [owner] = asked.sections.flatMap((section) => section.questions);
  expect(owner).toEqual({
    id: 'owner',
    kind: 'person-name',
    label: 'Owner',
    required: true,
    hint: 'In full',
  });
});

it('changes the answers that were asked again, drops those that no longer apply, and keeps the rest (#16.5)', () => {
  const form = formOf({ house: 'yes', owner: 'Xavier Dsouza', name: 'Zubeda Quazi' });
  const asked = openedDefinition(definition, form, { house: '', owner: '', proof: '' });
  const corrected = correctedForm(form, asked, { house: 'no' }, { proof: ['2'] });
  expect(corrected).toEqual({
    ...form,
    answers: { house: 'no', name: 'Zubeda Quazi' },
    papers: { proof: ['2'] },
  });
  expect(namesOn(definition, form)).toEqual(['Xavier Dsouza', 'Zubeda Quazi']);
  expect(namesOn(definition, corrected)).toEqual(['Zubeda Quazi']);
});
