import { safeParse } from 'valibot';
import { definitionFrom } from './definitionFrom';
import { definitionSchema, type Question } from './definitionSchema';
import { findDefinitionProblems } from './findDefinitionProblems';
import {
  duplicatePaper,
  duplicateQuestion,
  startPaper,
  startQuestion,
  startSection,
  withKind,
} from './startQuestion';

const service = { name: 'Pension Letter', documents: ['Identity', 'Bank book'], days: 7, fee: 30 };
const kinds: Question['kind'][] = [
  'short-text',
  'long-text',
  'number',
  'amount',
  'date',
  'yes-no',
  'one-of',
  'some-of',
  'person-name',
  'phone',
  'address',
];

describe('a new question (#16.2)', () => {
  it.each(kinds)('of the kind %s fits the schema, and lacks only its texts', (kind) => {
    const sections = [{ ...startSection('Household'), questions: [startQuestion(kind)] }];
    const definition = { ...definitionFrom(service), sections };
    expect(safeParse(definitionSchema, definition).success).toBe(true);
    const problems = findDefinitionProblems(definition);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['missing']));
  });

  it('has a unique id', () => {
    expect(startQuestion('phone').id).not.toBe(startQuestion('phone').id);
    expect(startPaper().id).not.toBe(startPaper().id);
  });
});

describe('a duplicate (#16.2)', () => {
  it('copies everything but the ids', () => {
    const question = startQuestion('one-of');
    const twin = duplicateQuestion(question);
    const ids = (of: Question) => [
      of.id,
      ...('choices' in of ? of.choices : []).map(({ id }) => id),
    ];
    expect(new Set([...ids(question), ...ids(twin)]).size).toBe(6);
    expect(twin).toEqual({ ...question, id: twin.id, choices: expect.any(Array) as unknown });
  });

  it.each(['some-of', 'date'] as const)('of the kind %s keeps its fields', (kind) => {
    const question = { ...startQuestion(kind), label: 'Income' };
    const twin = duplicateQuestion(question);
    expect(twin).toMatchObject({ kind, label: 'Income' });
    expect('choices' in twin).toBe(kind === 'some-of');
    expect(twin.id).not.toBe(question.id);
    if ('choices' in twin && 'choices' in question) {
      expect(twin.choices[0]?.id).not.toBe(question.choices[0]?.id);
    }
  });

  it('of a paper has a new id', () => {
    const paper = { ...startPaper(), name: 'Photo' };
    const twin = duplicatePaper(paper);
    expect(twin.id).not.toBe(paper.id);
    expect({ ...twin, id: paper.id }).toEqual(paper);
  });
});

describe('a question of another kind (#16.2)', () => {
  const common = { id: 'q', label: 'Income', hint: 'A year', required: false };
  const choices = [{ id: 'a', label: 'Rice' }];

  it.each<[Question, Question['kind'], Question]>([
    [
      { ...common, kind: 'number', min: 1, max: 2 },
      'amount',
      { ...common, kind: 'amount', min: 1, max: 2 },
    ],
    [{ ...common, kind: 'number', min: 1, max: 2 }, 'phone', { ...common, kind: 'phone' }],
    [
      { ...common, kind: 'phone', lasting: true },
      'address',
      { ...common, kind: 'address', lasting: true },
    ],
    [{ ...common, kind: 'phone', lasting: true }, 'number', { ...common, kind: 'number' }],
    [{ ...common, kind: 'short-text', maxLength: 9 }, 'number', { ...common, kind: 'number' }],
    [{ ...common, kind: 'one-of', choices }, 'some-of', { ...common, kind: 'some-of', choices }],
    [{ ...common, kind: 'one-of', choices }, 'yes-no', { ...common, kind: 'yes-no' }],
    [{ ...common, kind: 'some-of', choices }, 'one-of', { ...common, kind: 'one-of', choices }],
    [{ ...common, kind: 'amount', min: 1 }, 'number', { ...common, kind: 'number', min: 1 }],
    [{ ...common, kind: 'number', max: 2 }, 'amount', { ...common, kind: 'amount', max: 2 }],
    [
      { ...common, kind: 'address', lasting: false },
      'person-name',
      { ...common, kind: 'person-name', lasting: false },
    ],
    [
      { ...common, kind: 'address', lasting: true },
      'phone',
      { ...common, kind: 'phone', lasting: true },
    ],
    [{ ...common, kind: 'phone', lasting: true }, 'yes-no', { ...common, kind: 'yes-no' }],
    [
      { id: 'q', label: 'Income', required: true, kind: 'date' },
      'phone',
      { id: 'q', label: 'Income', required: true, kind: 'phone' },
    ],
    [
      { ...common, kind: 'phone', showIf: { question: 'x', answer: 'yes' } },
      'address',
      { ...common, kind: 'address', showIf: { question: 'x', answer: 'yes' } },
    ],
  ])('keeps the fields that both kinds have: %j as %s', (question, kind, expected) => {
    expect(withKind(question, kind)).toStrictEqual(expected);
  });
});

describe('a question of a kind with choices', () => {
  it('starts with two choices where it had none before', () => {
    const question = withKind(startQuestion('phone'), 'one-of');
    const choice = { id: expect.any(String) as string, label: '' };
    expect(question).toMatchObject({ kind: 'one-of', choices: [choice, choice] });
  });

  it('stays the same where its kind does not change', () => {
    const question = startQuestion('date');
    expect(withKind(question, 'date')).toBe(question);
  });
});

describe('the initial definition of a service (#16.2)', () => {
  it('has its documents as required papers, its terms and no questions', () => {
    const definition = definitionFrom(service);
    expect(definition).toMatchObject({
      name: 'Pension Letter',
      days: 7,
      fee: 30,
      place: { kind: 'online' },
      outcome: 'certificate',
      sections: [],
      description: '',
      category: '',
      papers: [
        { id: 'paper-1', name: 'Identity', required: true },
        { id: 'paper-2', name: 'Bank book', required: true },
      ],
    });
    expect(findDefinitionProblems(definition)).toEqual([]);
    expect(definitionFrom(service)).toEqual(definition);
  });
});

it('creates ids that start with a letter even if the random part starts with a digit (#16.2)', () => {
  jest.spyOn(crypto, 'randomUUID').mockReturnValue('12345678-0000-4000-8000-000000000000');
  expect(startPaper().id).toBe('q12345678');
  jest.restoreAllMocks();
});
