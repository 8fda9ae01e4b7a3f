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
