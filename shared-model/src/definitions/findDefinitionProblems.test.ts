import type { Paper, Question, QuestionSection, ServiceDefinition } from './definitionSchema';
import { findDefinitionProblems, type DefinitionProblem } from './findDefinitionProblems';

const paper: Paper = { id: 'p', name: 'Photo', required: true, kinds: ['image'], maxFiles: 1 };
const asked: Question = { id: 'asked', kind: 'yes-no', label: 'Moved here?', required: true };
const text: Question = { id: 'q', kind: 'short-text', label: 'Name', required: true };
const choices = [
  { id: 'a', label: 'Rice' },
  { id: 'b', label: 'Wheat' },
];
const number = { id: 'q', kind: 'number', label: 'Members', required: true } as const;
const date = { id: 'q', kind: 'date', label: 'Born on', required: true } as const;
const oneOf: Question = { id: 'q', kind: 'one-of', label: 'Grain', required: true, choices };

function definition(parts: Partial<ServiceDefinition> = {}): ServiceDefinition {
  return {
    name: 'Ration Card',
    description: '',
    category: '',
    fee: 20,
    days: 15,
    place: { kind: 'online' },
    sections: [],
    papers: [],
    outcome: 'certificate',
    ...parts,
  };
}

const section = (...questions: Question[]): QuestionSection[] => [
  { id: 's', title: 'Household', questions },
];
const asking = (...questions: Question[]) => definition({ sections: section(...questions) });
const long = (length: number) => 'x'.repeat(length);
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('a definition that can be published (#16.1)', () => {
  it.each<[string, ServiceDefinition]>([
    ['has no questions and no papers', definition()],
    ['has the highest fee and the longest time', definition({ fee: 100_000, days: 365 })],
    [
      'takes place in the office, with nothing to bring',
      definition({ place: { kind: 'office', bring: '' } }),
    ],
    ['has a section without questions', asking()],
    [
      'asks one question of each kind',
      asking(
        asked,
        { ...text, maxLength: 200 },
        { ...text, id: '2', kind: 'long-text', maxLength: 2000 },
        { ...number, id: '3', min: -5, max: -5 },
        { ...number, id: '4', kind: 'amount', min: 0 },
        { ...date, id: '5', latest: { kind: 'from-today', days: 0 } },
        { ...oneOf, id: '6' },
        { ...oneOf, id: '7', kind: 'some-of' },
        { ...text, id: '8', kind: 'person-name' },
        { ...text, id: '9', kind: 'phone' },
        { ...text, id: '10', kind: 'address' },
      ),
    ],
    [
      'has the maximum number of questions',
      asking(...many(60).map((at): Question => ({ ...text, id: `q${at}` }))),
    ],
    [
      'has labels in Devanagari, with emoji and markup',
      asking({ ...text, label: 'कुटुंबातील सदस्य 👪 <script>' }),
    ],
    [
      'has a condition on the answer to an earlier question',
      asking(asked, { ...text, showIf: { question: 'asked', answer: 'yes' } }),
    ],
    [
      'has a condition on a choice',
      asking({ ...oneOf, id: 'grain' }, { ...text, showIf: { question: 'grain', answer: 'b' } }),
    ],
    [
      'has limits on dates in 1899 and 2099',
      asking({
        ...date,
        earliest: { kind: 'on', day: '1899-01-01' },
        latest: { kind: 'on', day: '2099-12-31' },
      }),
    ],
  ])('%s', (_which, made) => {
    expect(findDefinitionProblems(made, '2026-06-15')).toEqual([]);
  });
});

describe('a definition that cannot be filled in or stored (#16.1)', () => {
  const condition = (question: string, answer = 'yes'): Question => ({
    ...text,
    showIf: { question, answer },
  });

  it.each<[string, ServiceDefinition, DefinitionProblem[]]>([
    ['no name', definition({ name: ' \u200B' }), [{ field: 'name', code: 'missing' }]],
    [
      'a name of 81 characters',
      definition({ name: long(81) }),
      [{ field: 'name', code: 'too-long', values: { limit: 80, length: 81 } }],
    ],
    [
      'a long description',
      definition({ description: long(301) }),
      [{ field: 'description', code: 'too-long', values: { limit: 300, length: 301 } }],
    ],
    [
      'a long category',
      definition({ category: long(61) }),
      [{ field: 'category', code: 'too-long', values: { limit: 60, length: 61 } }],
    ],
    [
      'too many keywords',
      definition({ keywords: long(301) }),
      [{ field: 'keywords', code: 'too-long', values: { limit: 300, length: 301 } }],
    ],
    [
      'a negative highest amount',
      asking({ ...number, kind: 'amount', max: -1 }),
      [
        {
          at: 'q',
          field: 'max',
          code: 'out-of-range',
          values: { least: 0, most: Number.MAX_SAFE_INTEGER },
        },
      ],
    ],
    [
      'two choices with the same id',
      asking({
        ...oneOf,
        choices: [
          { id: 'a', label: 'Rice' },
          { id: 'a', label: 'Wheat' },
        ],
      }),
      [{ at: 'q', field: 'choices', code: 'repeated', choice: 'a' }],
    ],
    [
      'a fee above the highest',
      definition({ fee: 100_001 }),
      [{ field: 'fee', code: 'out-of-range', values: { least: 0, most: 100_000 } }],
    ],
    [
      'more days than a year',
      definition({ days: 366 }),
      [{ field: 'days', code: 'out-of-range', values: { least: 1, most: 365 } }],
    ],
    [
      'too much to bring',
      definition({ place: { kind: 'office', bring: long(501) } }),
      [{ field: 'bring', code: 'too-long', values: { limit: 500, length: 501 } }],
    ],
    [
      'a section without title',
      definition({ sections: [{ id: 's', title: '', questions: [] }] }),
      [{ at: 's', field: 'title', code: 'missing' }],
    ],
    [
      '13 sections',
      definition({
        sections: many(13).map((at) => ({ id: `s${at}`, title: 'Household', questions: [] })),
      }),
      [{ field: 'sections', code: 'too-many', values: { limit: 12, count: 13 } }],
    ],
    ['no label', asking({ ...text, label: ' ' }), [{ at: 'q', field: 'label', code: 'missing' }]],
    [
      'a label of 5,000 characters',
      asking({ ...text, label: long(5000) }),
      [{ at: 'q', field: 'label', code: 'too-long', values: { limit: 200, length: 5000 } }],
    ],
    [
      'a hint of 301 characters',
      asking({ ...text, hint: long(301) }),
      [{ at: 'q', field: 'hint', code: 'too-long', values: { limit: 300, length: 301 } }],
    ],
    [
      '200 questions',
      asking(...many(200).map((at): Question => ({ ...text, id: `q${at}` }))),
      [{ field: 'questions', code: 'too-many', values: { limit: 60, count: 200 } }],
    ],
    [
      'two questions with the same id',
      asking(text, text),
      [
        { at: 'q', field: 'id', code: 'repeated' },
        { at: 'q', field: 'id', code: 'repeated' },
      ],
    ],
    [
      'an answer of no characters',
      asking({ ...text, maxLength: 0 }),
      [{ at: 'q', field: 'maxLength', code: 'out-of-range', values: { least: 1, most: 200 } }],
    ],
    [
      'a long answer that is too long',
      asking({ ...text, kind: 'long-text', maxLength: 2001 }),
      [{ at: 'q', field: 'maxLength', code: 'out-of-range', values: { least: 1, most: 2000 } }],
    ],
    [
      'a smallest number above the largest',
      asking({ ...number, min: 5, max: 4 }),
      [{ at: 'q', field: 'min', code: 'order' }],
    ],
    [
      'an amount below zero',
      asking({ ...number, kind: 'amount', min: -1 }),
      [
        {
          at: 'q',
          field: 'min',
          code: 'out-of-range',
          values: { least: 0, most: Number.MAX_SAFE_INTEGER },
        },
      ],
    ],
    [
      'a first day after the last',
      asking({
        ...date,
        earliest: { kind: 'on', day: '2026-02-02' },
        latest: { kind: 'on', day: '2026-02-01' },
      }),
      [{ at: 'q', field: 'earliest', code: 'order' }],
    ],
    [
      'a first day after the last, from today',
      asking({
        ...date,
        earliest: { kind: 'from-today', days: 1 },
        latest: { kind: 'from-today', days: 0 },
      }),
      [{ at: 'q', field: 'earliest', code: 'order' }],
    ],
    [
      'a fixed first day after a relative last day',
      asking({
        ...date,
        earliest: { kind: 'on', day: '2026-06-16' },
        latest: { kind: 'from-today', days: 0 },
      }),
      [{ at: 'q', field: 'earliest', code: 'order' }],
    ],
    [
      'a day that is not in the calendar',
      asking({ ...date, latest: { kind: 'on', day: '2026-02-31' } }),
      [{ at: 'q', field: 'latest', code: 'not-a-day' }],
    ],
    [
      'a day 200 years ago',
      asking({ ...date, earliest: { kind: 'from-today', days: -73_000 } }),
      [
        {
          at: 'q',
          field: 'earliest',
          code: 'out-of-range',
          values: { least: -54_750, most: 54_750 },
        },
      ],
    ],
    [
      'no choices',
      asking({ ...oneOf, choices: [] }),
      [{ at: 'q', field: 'choices', code: 'missing' }],
    ],
    [
      'a choice without a label',
      asking({ ...oneOf, choices: [...choices, { id: 'c', label: '' }] }),
      [{ at: 'q', field: 'choices', code: 'missing', choice: 'c' }],
    ],
    [
      'a choice twice, in another case',
      asking({ ...oneOf, kind: 'some-of', choices: [...choices, { id: 'c', label: ' rice' }] }),
      [{ at: 'q', field: 'choices', code: 'repeated', choice: 'c' }],
    ],
    [
      '31 choices',
      asking({ ...oneOf, choices: many(31).map((at) => ({ id: `${at}`, label: `${at}` })) }),
      [{ at: 'q', field: 'choices', code: 'too-many', values: { limit: 30, count: 31 } }],
    ],
    [
      'a choice of 121 characters',
      asking({ ...oneOf, choices: [{ id: 'a', label: long(121) }] }),
      [
        {
          at: 'q',
          field: 'choices',
          choice: 'a',
          code: 'too-long',
          values: { limit: 120, length: 121 },
        },
      ],
    ],
    [
      'a condition on a later question',
      asking(condition('asked'), asked),
      [{ at: 'q', field: 'showIf', code: 'condition-later' }],
    ],
    [
      'a condition on a removed question',
      asking(condition('asked')),
      [{ at: 'q', field: 'showIf', code: 'condition-gone' }],
    ],
    [
      'a condition on itself',
      asking(condition('q')),
      [{ at: 'q', field: 'showIf', code: 'condition-self' }],
    ],
    [
      'a condition on a question with a free answer',
      asking({ ...number, id: 'asked' }, condition('asked')),
      [{ at: 'q', field: 'showIf', code: 'condition-kind' }],
    ],
    [
      'a condition on a question with several choices',
      asking({ ...oneOf, id: 'asked', kind: 'some-of' }, condition('asked', 'a')),
      [{ at: 'q', field: 'showIf', code: 'condition-kind' }],
    ],
    [
      'a condition on an answer that cannot be given',
      asking(asked, condition('asked', 'maybe')),
      [{ at: 'q', field: 'showIf', code: 'condition-answer' }],
    ],
    [
      'a condition on a removed choice',
      asking({ ...oneOf, id: 'asked' }, condition('asked', 'c')),
      [{ at: 'q', field: 'showIf', code: 'condition-answer' }],
    ],
    [
      'a condition on a question with a condition',
      asking(
        asked,
        { ...asked, id: 'second', showIf: { question: 'asked', answer: 'no' } },
        condition('second'),
      ),
      [{ at: 'q', field: 'showIf', code: 'condition-nested' }],
    ],
    [
      '11 papers',
      definition({ papers: many(11).map((at) => ({ ...paper, id: `p${at}` })) }),
      [{ field: 'papers', code: 'too-many', values: { limit: 10, count: 11 } }],
    ],
    [
      'a paper without name, kinds and files',
      definition({ papers: [{ ...paper, name: '', kinds: [], maxFiles: 0 }] }),
      [
        { at: 'p', field: 'name', code: 'missing' },
        { at: 'p', field: 'kinds', code: 'missing' },
        { at: 'p', field: 'maxFiles', code: 'out-of-range', values: { least: 1, most: 5 } },
      ],
    ],
    [
      'a paper with a long hint',
      definition({ papers: [{ ...paper, hint: long(301) }] }),
      [{ at: 'p', field: 'hint', code: 'too-long', values: { limit: 300, length: 301 } }],
    ],
  ])('reports %s', (_what, made, problems) => {
    expect(findDefinitionProblems(made, '2026-06-15')).toEqual(problems);
  });

  it('needs the current day to compare a fixed day with a relative one', () => {
    const made = asking({
      ...date,
      earliest: { kind: 'on', day: '2026-06-16' },
      latest: { kind: 'from-today', days: 0 },
    });
    expect(findDefinitionProblems(made)).toEqual([]);
    expect(findDefinitionProblems(made, '2026-06-16')).toEqual([]);
  });
});

describe('the order of two days', () => {
  const from = (days: number) => ({ kind: 'from-today', days }) as const;
  const on = (day: string) => ({ kind: 'on', day }) as const;
  type Limit = ReturnType<typeof from> | ReturnType<typeof on>;
  const order = { at: 'q', field: 'earliest', code: 'order' };

  it.each<[string, earliest: Limit, latest: Limit, today: string | undefined, isWrong: boolean]>([
    ['two days from today', from(1), from(0), undefined, true],
    ['the same day from today', from(1), from(1), undefined, false],
    ['two fixed days', on('2026-06-16'), on('2026-06-15'), undefined, true],
    ['the same fixed day', on('2026-06-15'), on('2026-06-15'), undefined, false],
    ['a day from today, while it is not known', from(1), on('2026-06-15'), undefined, false],
    ['a fixed day, while today is not known', on('2026-06-16'), from(0), undefined, false],
    ['a day from today', from(1), on('2026-06-15'), '2026-06-15', true],
    ['a fixed day', on('2026-06-16'), from(0), '2026-06-15', true],
    ['a fixed day that is today', on('2026-06-15'), from(0), '2026-06-15', false],
    ['the farthest day from today', from(54_750), on('2026-06-15'), '2026-06-15', true],
  ])('is checked for %s', (_what, earliest, latest, today, isWrong) => {
    const problems = findDefinitionProblems(asking({ ...date, earliest, latest }), today);
    expect(problems).toEqual(isWrong ? [order] : []);
  });

  it('is not checked for a day that is too far away', () => {
    const far = asking({ ...date, earliest: from(54_751), latest: on('2026-06-15') });
    expect(findDefinitionProblems(far, '2026-06-15').map(({ code }) => code)).toEqual([
      'out-of-range',
    ]);
  });
});
