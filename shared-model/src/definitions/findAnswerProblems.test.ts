import { limits } from '../limits/limits';
import type { Paper, Question } from './definitionSchema';
import { findAnswerProblems, type AnswerFault, type PaperFault } from './findAnswerProblems';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';

const given = { today: '2026-11-22', files: {} };
const definition = definitionWith(questionsOfEachKind);

it('finds nothing in valid answers (#16.4)', () => {
  expect(findAnswerProblems(definition, rightAnswers, given)).toEqual([]);
});

it('finds every missing answer, in the order of the form (#16.4)', () => {
  expect(findAnswerProblems(definition, {}, given)).toEqual(
    questionsOfEachKind.map(({ id }) => ({ at: id, code: 'missing' })),
  );
});

it('does not require an answer to an optional question, and treats blanks as no answer (#16.4)', () => {
  const optional = definitionWith(
    questionsOfEachKind.map((each) => ({ ...each, required: false })),
  );
  expect(findAnswerProblems(optional, { phone: '  ', date: '', address: '\n\n' }, given)).toEqual(
    [],
  );
});

type Kind = keyof typeof rightAnswers;

it.each<[Kind, string, AnswerFault | undefined]>([
  ['short-text', 'a'.repeat(10), undefined],
  ['short-text', 'a'.repeat(11), { code: 'too-long', values: { limit: 10, length: 11 } }],
  ['long-text', '<script>alert(1)</script> 🙏', undefined],
  [
    'long-text',
    'a'.repeat(2001),
    { code: 'too-long', values: { limit: limits.answers.longText, length: 2001 } },
  ],
  ['number', '1', undefined],
  ['number', '0', { code: 'too-small', values: { min: 1 } }],
  ['number', '30', undefined],
  ['number', '31', { code: 'too-large', values: { max: 30 } }],
  ['number', '1.5', { code: 'not-a-number' }],
  ['number', 'चार', { code: 'not-a-number' }],
  ['number', '४', undefined],
  ['amount', '-1', { code: 'too-small', values: { min: 0 } }],
  ['amount', '1,20,000', undefined],
  ['amount', '9'.repeat(30), { code: 'too-large', values: { max: Number.MAX_SAFE_INTEGER } }],
  ['date', '1900-01-01', undefined],
  ['date', '1899-12-31', { code: 'too-early', values: { earliest: '1900-01-01' } }],
  ['date', '2026-11-22', undefined],
  ['date', '2026-11-23', { code: 'too-late', values: { latest: '2026-11-22' } }],
  ['date', '2099-1-1', { code: 'too-late', values: { latest: '2026-11-22' } }],
  ['date', '2023-02-29', { code: 'not-a-date' }],
  ['date', '2024-02-29', undefined],
  ['date', '26-1-1', { code: 'not-a-date' }],
  ['date', '-6-5', { code: 'not-a-date' }],
  ['date', '0000-00-00', { code: 'not-a-date' }],
  ['yes-no', 'maybe', { code: 'not-a-choice' }],
  ['one-of', 'gone', { code: 'not-a-choice' }],
  ['some-of', 'gone', { code: 'not-a-choice' }],
  ['some-of', 'c2', undefined],
  ['person-name', 'a'.repeat(121), { code: 'too-long', values: { limit: 120, length: 121 } }],
  ['person-name', '\u200B', { code: 'missing' }],
  ['phone', '+91 98765 43210', undefined],
  ['phone', '98765 4321', { code: 'not-a-phone' }],
  ['phone', '0123456789', { code: 'not-a-phone' }],
  ['phone', '98765432101', { code: 'not-a-phone' }],
  ['date', '2026-11', { code: 'not-a-date' }],
  ['phone', '+1 212 555 0100', { code: 'not-a-phone' }],
  ['address', '\nShivaji Ward\n416001', { code: 'house-missing' }],
  ['address', '12\n\n416001', { code: 'place-missing' }],
  ['address', '12\nShivaji Ward\n', { code: 'pin-missing' }],
  ['address', '12\nShivaji Ward\n016001', { code: 'not-a-pin' }],
  ['address', '12\nShivaji Ward\n41600', { code: 'not-a-pin' }],
  ['address', '12\nShivaji Ward\n४१६००१', undefined],
  ['address', '12\nShivaji Ward\n4160012', { code: 'not-a-pin' }],
  ['address', '12\nShivaji Ward\nx416001', { code: 'not-a-pin' }],
  ['address', `${'1'.repeat(200)}\n${'a'.repeat(200)}\n416001`, undefined],
  [
    'address',
    `${'1'.repeat(201)}\nShivaji Ward\n416001`,
    { code: 'house-too-long', values: { limit: 200, length: 201 } },
  ],
  [
    'address',
    `12\n${'a'.repeat(201)}\n416001`,
    { code: 'place-too-long', values: { limit: 200, length: 201 } },
  ],
])('%s: %j (#16.4)', (kind, answer, problem) => {
  expect(findAnswerProblems(definition, { ...rightAnswers, [kind]: answer }, given)).toEqual(
    problem ? [{ at: kind, ...problem }] : [],
  );
});

it.each<[days: number, answer: string, isRight: boolean]>([
  [-1, '2026-11-21', true],
  [-1, '2026-11-22', false],
  [30, '2026-12-22', true],
  [30, '2026-12-23', false],
])('accepts a day until %d days from today: %s (#16.4)', (days, answer, isRight) => {
  const date: Question = {
    id: 'd',
    kind: 'date',
    label: 'Day',
    required: true,
    latest: { kind: 'from-today', days },
  };
  expect(findAnswerProblems(definitionWith([date]), { d: answer }, given)).toHaveLength(
    isRight ? 0 : 1,
  );
});

it('ignores hidden questions (#16.4)', () => {
  const questions: Question[] = [
    { id: 'married', kind: 'yes-no', label: 'Married', required: true },
    {
      id: 'spouse',
      kind: 'person-name',
      label: 'Name of the spouse',
      required: true,
      showIf: { question: 'married', answer: 'yes' },
    },
  ];
  const find = (answers: Record<string, string>) =>
    findAnswerProblems(definitionWith(questions), answers, given).map(({ at }) => at);
  expect(find({ married: 'no', spouse: 'a'.repeat(200) })).toEqual([]);
  expect(find({ married: 'yes' })).toEqual(['spouse']);
});

it('limits a short answer to 200 characters where its question has no limit', () => {
  const short: Question = { id: 'q', kind: 'short-text', label: 'Ward', required: true };
  expect(findAnswerProblems(definitionWith([short]), { q: 'a'.repeat(201) }, given)).toEqual([
    { at: 'q', code: 'too-long', values: { limit: 200, length: 201 } },
  ]);
});

it('accepts answers of 20,000 characters together', () => {
  const questions = Array.from({ length: 11 }, (_, index): Question => {
    return { id: `q${index}`, kind: 'long-text', label: 'Text', required: false };
  });
  const answers = Object.fromEntries(questions.slice(1).map(({ id }) => [id, 'a'.repeat(2000)]));
  expect(findAnswerProblems(definitionWith(questions), answers, given)).toEqual([]);
  const wrong: Question = { id: 'wrong', kind: 'phone', label: 'Phone', required: true };
  expect(
    findAnswerProblems(definitionWith([...questions, wrong]), { ...answers, q0: 'a' }, given),
  ).toEqual([{ at: 'wrong', code: 'missing' }]);
});

it('limits all answers together, and reports it at the longest (#16.4)', () => {
  const questions = Array.from({ length: 11 }, (_, index): Question => {
    return { id: `q${index}`, kind: 'long-text', label: 'Text', required: false };
  });
  const answers = Object.fromEntries(
    questions.map(({ id }) => [id, 'a'.repeat(id === 'q3' ? 2000 : 1900)]),
  );
  expect(findAnswerProblems(definitionWith(questions), answers, given)).toEqual([
    { at: 'q3', code: 'all-too-long', values: { limit: limits.answers.all, length: 21_000 } },
  ]);
});

it.each<[Record<string, number>, PaperFault | undefined]>([
  [{}, { code: 'paper-missing' }],
  [{ card: 0 }, { code: 'paper-missing' }],
  [{ card: 2 }, undefined],
  [{ card: 3 }, { code: 'too-many-files', values: { most: 2, files: 3 } }],
])('checks the number of files of a paper: %j (#16.4)', (files, problem) => {
  const papers: Paper[] = [
    { id: 'card', name: 'Ration card', required: true, kinds: ['pdf'], maxFiles: 2 },
    { id: 'photo', name: 'Photograph', required: false, kinds: ['image'], maxFiles: 1 },
  ];
  expect(findAnswerProblems(definitionWith([], { papers }), {}, { ...given, files })).toEqual(
    problem ? [{ at: 'card', ...problem }] : [],
  );
});
