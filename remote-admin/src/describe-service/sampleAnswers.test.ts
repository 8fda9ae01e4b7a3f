import type { Question } from 'shared-data';
import { findAnswerProblems } from 'shared-data/model';
import { definitionWith, questionsOfEachKind } from '../../../tools/testing/sampleDefinition';
import { sampleAnswers } from './sampleAnswers';

it('returns a valid answer to a question of each kind (#17.1)', () => {
  const definition = definitionWith(questionsOfEachKind);
  const answers = sampleAnswers(definition, 'Sunita Devi');
  expect(findAnswerProblems(definition, answers, { today: '2026-11-23', files: {} })).toEqual([]);
  expect(answers).toMatchObject({ 'short-text': '[Ward]', 'person-name': 'Sunita Devi' });
});

it('answers so that a conditional question is asked (#17.1)', () => {
  const questions: Question[] = [
    { id: 'alive', kind: 'yes-no', label: 'Is she alive?', required: true },
    {
      id: 'when',
      kind: 'date',
      label: 'Died on',
      required: true,
      showIf: { question: 'alive', answer: 'no' },
    },
  ];
  expect(sampleAnswers(definitionWith(questions), '')).toEqual({ alive: 'no', when: '2020-06-15' });
});
