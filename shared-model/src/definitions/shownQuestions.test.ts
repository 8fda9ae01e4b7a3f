import type { Question } from './definitionSchema';
import { decidingQuestions, shownQuestions, shownSections } from './shownQuestions';
import { definitionWith, yesNoQuestion as question } from '../../../tools/testing/sampleDefinition';

it.each<[string, Question[], Record<string, string>, string[]]>([
  ['shows questions without a condition, in order', [question('a'), question('b')], {}, ['a', 'b']],
  [
    'hides a question until its condition is answered',
    [question('a'), question('b', ['a', 'yes'])],
    {},
    ['a'],
  ],
  [
    'hides a question for another answer',
    [question('a'), question('b', ['a', 'yes'])],
    { a: 'no' },
    ['a'],
  ],
  [
    'shows a question for its answer',
    [question('a'), question('b', ['a', 'yes'])],
    { a: 'yes' },
    ['a', 'b'],
  ],
  [
    'hides a question that depends on a hidden question with an earlier answer',
    [question('a'), question('b', ['a', 'yes']), question('c', ['b', 'yes'])],
    { a: 'no', b: 'yes' },
    ['a'],
  ],
  [
    'hides a question that depends on a later question',
    [question('b', ['a', 'yes']), question('a')],
    { a: 'yes' },
    ['a'],
  ],
  ['hides a question that depends on itself', [question('a', ['a', 'yes'])], { a: 'yes' }, []],
  [
    'hides a question that depends on a missing question',
    [question('a', ['gone', 'yes'])],
    { gone: 'yes' },
    [],
  ],
])('%s (#16.4)', (_title, questions, answers, ids) => {
  expect(shownQuestions(definitionWith(questions), answers).map(({ id }) => id)).toEqual(ids);
});

it('supports a condition on a question in an earlier section (#16.4)', () => {
  const definition = definitionWith([], {
    sections: [
      { id: '1', title: 'One', questions: [question('a')] },
      { id: '2', title: 'Two', questions: [question('b', ['a', 'yes'])] },
    ],
  });
  expect(shownQuestions(definition, { a: 'yes' }).map(({ id }) => id)).toEqual(['a', 'b']);
});

describe('the list of sections', () => {
  const definition = definitionWith([], {
    sections: [
      { id: '1', title: 'One', questions: [question('a'), question('c', ['a', 'no'])] },
      {
        id: '2',
        title: 'Two',
        questions: [question('b', ['a', 'yes']), question('d', ['a', 'yes'])],
      },
    ],
  });

  it.each([
    [{}, { One: ['a'] }],
    [{ a: 'no' }, { One: ['a', 'c'] }],
    [{ a: 'yes' }, { One: ['a'], Two: ['b', 'd'] }],
  ])(
    'contains the visible questions, and no section without any: %p (#16.4)',
    (answers, expected) => {
      const shown = shownSections(definition, answers);
      expect(
        Object.fromEntries(
          shown.map(({ title, questions }) => [title, questions.map(({ id }) => id)]),
        ),
      ).toEqual(expected);
    },
  );

  it('yields each question that others depend on once (#16.4)', () => {
    expect(decidingQuestions(definition)).toEqual(['a']);
  });
});
