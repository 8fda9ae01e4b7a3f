import { compareDefinitions, type DefinitionChange } from './compareDefinitions';
import type { CertificateTemplate, Paper, Question, ServiceDefinition } from './definitionSchema';

const question = (id: string): Question => ({
  id,
  kind: 'short-text',
  label: `Label ${id}`,
  required: true,
});
const paper: Paper = { id: 'p1', name: 'Photo', required: true, kinds: ['image'], maxFiles: 1 };
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(question) as [Question, Question, Question, Question];
const grain: Question = {
  id: 'grain',
  kind: 'one-of',
  label: 'Grain',
  required: true,
  choices: [
    { id: 'rice', label: 'Rice' },
    { id: 'wheat', label: 'Wheat' },
  ],
};
const before: ServiceDefinition = {
  name: 'Ration Card',
  description: 'For a household',
  category: 'Certificates',
  fee: 20,
  days: 15,
  place: { kind: 'online' },
  sections: [
    { id: 's1', title: 'Household', questions: [a, b, c] },
    { id: 's2', title: 'Grain', questions: [grain, d] },
  ],
  papers: [paper, { ...paper, id: 'p2', name: 'Identity' }],
  outcome: 'certificate',
};

/** `before` with other questions in its first section. */
const asking = (...questions: Question[]): ServiceDefinition => ({
  ...before,
  sections: [{ id: 's1', title: 'Household', questions }, ...before.sections.slice(1)],
});
const wanting = (...papers: Paper[]): ServiceDefinition => ({ ...before, papers });
const choosing = (changed: Question): ServiceDefinition => ({
  ...before,
  sections: [...before.sections.slice(0, 1), { id: 's2', title: 'Grain', questions: [changed, d] }],
});

it.each<[string, ServiceDefinition, DefinitionChange[]]>([
  ['nothing', before, []],
  [
    'the terms',
    {
      ...before,
      name: 'Card',
      fee: 0,
      days: 10,
      outcome: 'answer',
      description: '',
      category: 'X',
    },
    [
      { what: 'term', change: 'name', before: 'Ration Card', after: 'Card' },
      { what: 'term', change: 'description', before: 'For a household', after: '' },
      { what: 'term', change: 'category', before: 'Certificates', after: 'X' },
      { what: 'term', change: 'fee', before: 20, after: 0 },
      { what: 'term', change: 'days', before: 15, after: 10 },
      { what: 'term', change: 'outcome', before: 'certificate', after: 'answer' },
    ],
  ],
  [
    'the place',
    { ...before, place: { kind: 'office', bring: 'The old card' } },
    [
      { what: 'term', change: 'place', before: 'online', after: 'office' },
      { what: 'term', change: 'bring', before: '', after: 'The old card' },
    ],
  ],
  [
    'questions removed and added',
    asking(a, question('new'), c),
    [
      { what: 'question', change: 'removed', name: 'Label b' },
      { what: 'question', change: 'added', name: 'Label new' },
    ],
  ],
  [
    'one question moved up',
    asking(c, a, b),
    [{ what: 'question', change: 'moved', name: 'Label c' }],
  ],
  [
    'a question moved to another section',
    {
      ...before,
      sections: [
        { id: 's1', title: 'Household', questions: [a, b] },
        { id: 's2', title: 'Grain', questions: [c, grain, d] },
      ],
    },
    [{ what: 'question', change: 'moved', name: 'Label c' }],
  ],
  [
    'a section moved with its questions',
    { ...before, sections: [...before.sections].reverse() },
    [{ what: 'section', change: 'moved', name: 'Household' }],
  ],
  [
    'a section removed, reworded and added',
    {
      ...before,
      sections: [
        { id: 's2', title: 'What you eat', questions: [grain, d] },
        { id: 's3', title: 'More', questions: [a, b, c] },
      ],
    },
    [
      { what: 'section', change: 'removed', name: 'Household' },
      { what: 'section', change: 'reworded', name: 'What you eat', before: 'Grain' },
      { what: 'section', change: 'added', name: 'More' },
      { what: 'question', change: 'moved', name: 'Label a' },
      { what: 'question', change: 'moved', name: 'Label b' },
      { what: 'question', change: 'moved', name: 'Label c' },
    ],
  ],
  [
    'the texts of a question, and whether an answer is required',
    asking({ ...a, label: 'Name', hint: 'As on the card', required: false }, b, c),
    [
      { what: 'question', change: 'reworded', name: 'Name', before: 'Label a' },
      { what: 'question', change: 'hint', name: 'Name' },
      { what: 'question', change: 'optional', name: 'Name' },
    ],
  ],
  [
    'whether the answer to a question is offered at the next application',
    asking({ ...a, kind: 'phone', lasting: true }, b, c),
    [
      { what: 'question', change: 'kind', name: 'Label a', before: 'short-text', after: 'phone' },
      { what: 'question', change: 'lasting', name: 'Label a' },
    ],
  ],
  [
    'the kind of a question',
    asking({ ...a, kind: 'phone' }, b, c),
    [{ what: 'question', change: 'kind', name: 'Label a', before: 'short-text', after: 'phone' }],
  ],
  [
    'the limits of a question',
    asking({ ...a, kind: 'short-text', maxLength: 10 }, b, c),
    [{ what: 'question', change: 'limits', name: 'Label a' }],
  ],
  [
    'a condition',
    {
      ...before,
      sections: [
        { id: 's1', title: 'Household', questions: [a, b, c] },
        {
          id: 's2',
          title: 'Grain',
          questions: [grain, { ...d, showIf: { question: 'grain', answer: 'rice' } }],
        },
      ],
    },
    [
      {
        what: 'question',
        change: 'condition',
        name: 'Label d',
        after: { question: 'Grain', answer: 'Rice' },
      },
    ],
  ],
  [
    'the choices',
    choosing({
      ...grain,
      choices: [
        { id: 'wheat', label: 'Flour' },
        { id: 'maize', label: 'Maize' },
      ],
    }),
    [
      {
        what: 'question',
        change: 'choices',
        name: 'Grain',
        added: ['Maize'],
        removed: ['Rice'],
        reworded: [{ before: 'Wheat', after: 'Flour' }],
      },
    ],
  ],
  [
    'the order of the choices',
    choosing({ ...grain, choices: [...grain.choices].reverse() }),
    [
      {
        what: 'question',
        change: 'choices',
        name: 'Grain',
        added: [],
        removed: [],
        reworded: [],
      },
    ],
  ],
  [
    'papers removed, added and reworded',
    wanting({ ...paper, name: 'Picture' }, { ...paper, id: 'p3', name: 'Ration book' }),
    [
      { what: 'paper', change: 'removed', name: 'Identity' },
      { what: 'paper', change: 'reworded', name: 'Picture', before: 'Photo' },
      { what: 'paper', change: 'added', name: 'Ration book' },
    ],
  ],
  [
    'the accepted files of a paper',
    wanting(
      { ...paper, kinds: ['pdf', 'image'], maxFiles: 2, hint: 'Front and back' },
      { ...paper, id: 'p2', name: 'Identity', required: false },
    ),
    [
      { what: 'paper', change: 'hint', name: 'Photo' },
      { what: 'paper', change: 'kinds', name: 'Photo', before: ['image'], after: ['pdf', 'image'] },
      { what: 'paper', change: 'max-files', name: 'Photo', before: 1, after: 2 },
      { what: 'paper', change: 'optional', name: 'Identity' },
    ],
  ],
])('names %s (#16.2)', (_what, after, changes) => {
  expect(compareDefinitions(before, after)).toEqual(changes);
});

it('names the same changes in the other direction (#16.2)', () => {
  const after = asking({ ...a, required: false, hint: 'X' }, b, c);
  expect(compareDefinitions(after, before)).toEqual([
    { what: 'question', change: 'hint', name: 'Label a' },
    { what: 'question', change: 'required', name: 'Label a' },
  ]);
});

describe('the certificate (#17)', () => {
  const forApplicant: CertificateTemplate = {
    title: 'Ration Card',
    text: 'Certified.',
    table: ['a', 'b'],
    signatory: { name: 'S. R. Patil', office: 'Gram Sevak' },
  };
  const certificate = { ...forApplicant, holder: 'a', months: 12 };
  const signatory = { name: 'A. B. Jadhav', office: 'Gram Sevak' };

  it.each<[string, Partial<ServiceDefinition>, Partial<ServiceDefinition>, DefinitionChange[]]>([
    ['an added certificate', {}, { certificate }, [{ what: 'certificate', change: 'added' }]],
    ['a removed certificate', { certificate }, {}, [{ what: 'certificate', change: 'removed' }]],
    ['nothing for equal certificates', { certificate }, { certificate: { ...certificate } }, []],
    [
      'other texts and another table',
      { certificate },
      { certificate: { ...certificate, title: 'Card', text: 'So it is.', table: ['b', 'a'] } },
      [
        { what: 'certificate', change: 'title', before: 'Ration Card', after: 'Card' },
        { what: 'certificate', change: 'text' },
        { what: 'certificate', change: 'table' },
      ],
    ],
    [
      'another holder, validity and signatory',
      { certificate },
      { certificate: { ...certificate, holder: 'b', months: 6, signatory } },
      [
        { what: 'certificate', change: 'holder', after: 'Label b' },
        { what: 'certificate', change: 'months', after: 6 },
        { what: 'certificate', change: 'signatory', after: signatory },
      ],
    ],
    [
      'the applicant as its holder, and no expiry',
      { certificate },
      { certificate: forApplicant },
      [
        { what: 'certificate', change: 'holder', after: undefined },
        { what: 'certificate', change: 'months', after: undefined },
      ],
    ],
    [
      'a certificate that now requires the fee to be paid first',
      { certificate },
      { certificate: { ...certificate, paidFirst: true } },
      [{ what: 'certificate', change: 'paid-first' }],
    ],
    [
      'a certificate that no longer requires the fee to be paid first',
      { certificate: { ...certificate, paidFirst: true } },
      { certificate },
      [{ what: 'certificate', change: 'not-paid-first' }],
    ],
  ])('names %s', (_what, old, now, changes) => {
    expect(compareDefinitions({ ...before, ...old }, { ...before, ...now })).toEqual(changes);
  });
});

it('counts the changed texts of each further language (#20.4)', () => {
  const hi = { name: 'राशन कार्ड', 'question/a/label': 'क', 'question/gone/label': 'हटाया गया' };
  const changes = compareDefinitions(
    { ...before, translations: { hi, mr: { name: 'शिधापत्रिका' }, ta: { name: 'x' } } },
    {
      ...before,
      translations: { hi: { name: ' राशन कार्ड ', 'question/b/label': 'ख' }, ta: { name: 'x' } },
    },
  );
  expect(changes).toEqual([
    { what: 'language', language: 'hi', count: 2 },
    { what: 'language', language: 'mr', count: 1 },
  ]);
});

const yesNo: Question = { id: 'own', kind: 'yes-no', label: 'Own house', required: true };
const phone: Question = { id: 'phone', kind: 'phone', label: 'Phone', required: true };
const choose = (...choices: [id: string, label: string][]): Question => ({
  ...grain,
  id: 'food',
  label: 'Food',
  choices: choices.map(([id, label]) => ({ id, label })),
});
const rice: [string, string] = ['rice', 'Rice'];
const wheat: [string, string] = ['wheat', 'Wheat'];
const noChoices = { added: [], removed: [], reworded: [] };
const date = { id: 'day', kind: 'date', label: 'Day', required: true } as const;
const count = { id: 'n', kind: 'number', label: 'Members', required: true } as const;

/** A change of a question, without saying so. */
type Part<Change> = Change extends { what: 'question' } ? Omit<Change, 'what'> : never;

it.each<[string, old: Question, now: Question, Part<DefinitionChange>[]]>([
  [
    'an answer that can be kept',
    phone,
    { ...phone, lasting: true },
    [{ change: 'lasting', name: 'Phone' }],
  ],
  [
    'an answer that can no longer be kept',
    { ...phone, lasting: true },
    phone,
    [{ change: 'not-lasting', name: 'Phone' }],
  ],
  [
    'nothing where an answer cannot be kept before and after',
    phone,
    { ...phone, lasting: false },
    [],
  ],
  [
    'a choice less',
    choose(rice, wheat),
    choose(rice),
    [{ change: 'choices', name: 'Food', ...noChoices, removed: ['Wheat'] }],
  ],
  [
    'a choice more',
    choose(rice),
    choose(rice, wheat),
    [{ change: 'choices', name: 'Food', ...noChoices, added: ['Wheat'] }],
  ],
  [
    'the order of choices',
    choose(rice, wheat),
    choose(wheat, rice),
    [{ change: 'choices', name: 'Food', ...noChoices }],
  ],
  [
    'a choice with another label',
    choose(rice, wheat),
    choose(rice, ['wheat', 'Flour']),
    [
      {
        change: 'choices',
        name: 'Food',
        ...noChoices,
        reworded: [{ before: 'Wheat', after: 'Flour' }],
      },
    ],
  ],
  [
    'another choice with the same label',
    choose(rice, wheat),
    choose(['corn', 'Rice'], wheat),
    [{ change: 'choices', name: 'Food', ...noChoices, added: ['Rice'], removed: ['Rice'] }],
  ],
  [
    'a choice of a question for several',
    { ...choose(rice), kind: 'some-of' } as Question,
    { ...choose(rice, wheat), kind: 'some-of' } as Question,
    [{ change: 'choices', name: 'Food', ...noChoices, added: ['Wheat'] }],
  ],
  [
    'only the kind of a question that loses its choices',
    choose(rice),
    { ...yesNo, id: 'food' },
    [
      { change: 'reworded', name: 'Own house', before: 'Food' },
      { change: 'kind', name: 'Own house', before: 'one-of', after: 'yes-no' },
    ],
  ],
  [
    'only the kind of a question that gets choices',
    { ...yesNo, id: 'food' },
    choose(rice),
    [
      { change: 'reworded', name: 'Food', before: 'Own house' },
      { change: 'kind', name: 'Food', before: 'yes-no', after: 'one-of' },
    ],
  ],
  [
    'the length of a long text',
    { ...a, kind: 'long-text' },
    { ...a, kind: 'long-text', maxLength: 9 },
    [{ change: 'limits', name: 'Label a' }],
  ],
  ['the least number', count, { ...count, min: 1 }, [{ change: 'limits', name: 'Members' }]],
  [
    'the highest amount',
    { ...count, kind: 'amount', max: 8 },
    { ...count, kind: 'amount', max: 9 },
    [{ change: 'limits', name: 'Members' }],
  ],
  [
    'the first day',
    date,
    { ...date, earliest: { kind: 'on', day: '2026-01-01' } },
    [{ change: 'limits', name: 'Day' }],
  ],
  [
    'a later first day',
    { ...date, earliest: { kind: 'on', day: '2026-01-01' } },
    { ...date, earliest: { kind: 'on', day: '2026-01-02' } },
    [{ change: 'limits', name: 'Day' }],
  ],
  [
    'the last day, counted from today',
    { ...date, latest: { kind: 'from-today', days: 1 } },
    { ...date, latest: { kind: 'from-today', days: 2 } },
    [{ change: 'limits', name: 'Day' }],
  ],
])('names of a question %s', (_what, old, now, changes) => {
  expect(compareDefinitions(asking(old), asking(now))).toEqual(
    changes.map((change) => ({ what: 'question', ...change })),
  );
});

it.each<
  [string, Question['showIf'], Question['showIf'], { question: string; answer: string } | undefined]
>([
  [
    'another answer',
    { question: 'own', answer: 'yes' },
    { question: 'own', answer: 'no' },
    { question: 'Own house', answer: 'no' },
  ],
  [
    'another question',
    { question: 'phone', answer: 'yes' },
    { question: 'own', answer: 'yes' },
    { question: 'Own house', answer: 'yes' },
  ],
  [
    'a choice',
    undefined,
    { question: 'grain', answer: 'wheat' },
    { question: 'Grain', answer: 'Wheat' },
  ],
  [
    'a question that is gone',
    undefined,
    { question: 'gone', answer: 'yes' },
    { question: '', answer: 'yes' },
  ],
  ['nothing any more', { question: 'own', answer: 'yes' }, undefined, undefined],
])('names a condition that now depends on %s', (_what, old, now, after) => {
  const withCondition = (showIf: Question['showIf']) =>
    asking(yesNo, phone, showIf ? { ...a, showIf } : a);
  expect(compareDefinitions(withCondition(old), withCondition(now))).toEqual([
    { what: 'question', change: 'condition', name: 'Label a', after },
  ]);
});

it('names as few moved questions as possible', () => {
  const moved = (...order: Question[]) =>
    compareDefinitions(asking(a, b, c, yesNo), asking(...order)).map((change) => [
      ...['change' in change && change.change, 'name' in change && change.name],
    ]);
  expect(moved(b, c, a, yesNo)).toEqual([['moved', 'Label a']]);
  expect(moved(b, a, c, yesNo)).toEqual([['moved', 'Label a']]);
});

it('names other keywords, a paper that is now required, and another office', () => {
  const certificate = { title: 'Card', text: '', table: [], signatory: { name: 'P', office: 'Q' } };
  const office = { ...certificate, signatory: { name: 'P', office: 'R' } };
  const old = { ...wanting({ ...paper, required: false, kinds: ['pdf', 'image'] }), certificate };
  const now = {
    ...wanting({ ...paper, kinds: ['image', 'pdf'] }),
    keywords: 'food',
    certificate: office,
  };
  expect(compareDefinitions(old, now)).toEqual([
    { what: 'term', change: 'keywords', before: '', after: 'food' },
    { what: 'paper', change: 'required', name: 'Photo' },
    { what: 'certificate', change: 'signatory', after: office.signatory },
  ]);
  const reordered = wanting({ ...paper, kinds: ['pdf', 'image'] });
  const back = wanting({ ...paper, kinds: ['image', 'pdf'] });
  expect(compareDefinitions(reordered, { ...back, keywords: '' })).toEqual([]);
});

it('counts a text that was translated otherwise, and no blank one', () => {
  const inHindi = (name: string) => ({ ...before, translations: { hi: { name } } });
  expect(compareDefinitions(inHindi('a'), inHindi('b'))).toEqual([
    { what: 'language', language: 'hi', count: 1 },
  ]);
  expect(compareDefinitions(inHindi(' '), before)).toEqual([]);
});
