import type { Question } from 'shared-data';
import { questionsOf } from 'shared-data/model';
import { definitionWith, questionsOfEachKind } from '../../../../tools/testing/sampleDefinition';
import { statedQuestions } from './statedQuestions';

const certificate = {
  title: 'Income Certificate',
  text: '{name of the CHILD} of {Ward} has {Annual income}. {Applicant} said so. {Nothing}',
  table: ['purpose', 'one-of'],
  holder: 'person-name',
  signatory: { name: 'Vikram', office: 'Secretary' },
};

it('returns the questions of the text, of the table and of the holder, in their order', () => {
  const stated = statedQuestions(definitionWith(questionsOfEachKind, { certificate }), {});
  expect(questionsOf(stated).map(({ id }) => id)).toEqual([
    'short-text',
    'amount',
    'one-of',
    'person-name',
  ]);
});

it('includes every question that the applicant was asked, without its condition', () => {
  const name: Question = {
    id: 'person-name',
    kind: 'person-name',
    label: 'Name',
    required: true,
    showIf: { question: 'yes-no', answer: 'yes' },
  };
  const [yesNo] = questionsOfEachKind.filter(({ kind }) => kind === 'yes-no');
  const definition = definitionWith(yesNo ? [yesNo, name] : [], { certificate });
  expect(questionsOf(statedQuestions(definition, { 'yes-no': 'no' }))).toEqual([]);
  expect(questionsOf(statedQuestions(definition, { 'yes-no': 'yes' }))).toEqual([
    { id: 'person-name', kind: 'person-name', label: 'Name', required: true },
  ]);
});

it('returns no questions if there is no certificate', () => {
  const stated = statedQuestions(definitionWith(questionsOfEachKind), {});
  expect(questionsOf(stated)).toEqual([]);
});
