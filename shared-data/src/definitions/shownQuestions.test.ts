import type { Question } from './definitionSchema';
import { decidingQuestions, shownQuestions, shownSections } from './shownQuestions';
import { definitionWith, yesNoQuestion as question } from '../../../tools/testing/sampleDefinition';

it.each<[string, Question[], Record<string, string>, string[]]>([
  ['asks what has no condition, in order', [question('a'), question('b')], {}, ['a', 'b']],
  ['hides what waits for an answer', [question('a'), question('b', ['a', 'yes'])], {}, ['a']],
  ['hides it for another answer', [question('a'), question('b', ['a', 'yes'])], { a: 'no' }, ['a']],
  ['asks for that answer', [question('a'), question('b', ['a', 'yes'])], { a: 'yes' }, ['a', 'b']],
  [
    'hides what depends on a hidden question, though that was answered once',
    [question('a'), question('b', ['a', 'yes']), question('c', ['b', 'yes'])],
    { a: 'no', b: 'yes' },
    ['a'],
  ],
  [
    'hides what depends on a question that comes later',
    [question('b', ['a', 'yes']), question('a')],
    { a: 'yes' },
    ['a'],
  ],
  ['hides what depends on itself', [question('a', ['a', 'yes'])], { a: 'yes' }, []],
  ['hides what depends on no question', [question('a', ['gone', 'yes'])], { gone: 'yes' }, []],
])('%s (#16.4)', (_title, questions, answers, ids) => {
  expect(shownQuestions(definitionWith(questions), answers).map(({ id }) => id)).toEqual(ids);
});

it('takes a condition on a question of an earlier section (#16.4)', () => {
  const definition = definitionWith([], {
    sections: [
      { id: '1', title: 'One', questions: [question('a')] },
      { id: '2', title: 'Two', questions: [question('b', ['a', 'yes'])] },
    ],
  });
  expect(shownQuestions(definition, { a: 'yes' }).map(({ id }) => id)).toEqual(['a', 'b']);
});

describe('sections', () => {
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
  ])('has what is asked in each, and none that asks nothing: %p (#16.4)', (answers, expected) => {
    const shown = shownSections(definition, answers);
    expect(
      Object.fromEntries(
        shown.map(({ title, questions }) => [title, questions.map(({ id }) => id)]),
      ),
    ).toEqual(expected);
  });

  it('names each question that decides over others once (#16.4)', () => {
    expect(decidingQuestions(definition)).toEqual(['a']);
  });
});
