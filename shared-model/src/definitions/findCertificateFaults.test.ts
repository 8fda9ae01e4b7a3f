import type { FieldFault } from './definitionFaults';
import type { CertificateTemplate, Question } from './definitionSchema';
import { findDefinitionProblems } from './findDefinitionProblems';
import { definitionWith } from '../../../tools/testing/sampleDefinition';

const child: Question = {
  id: 'c',
  kind: 'person-name',
  label: 'Name of the child',
  required: true,
};
const mother: Question = { id: 'm', kind: 'person-name', label: 'Mother', required: false };
const moved: Question = { id: 'y', kind: 'yes-no', label: 'Moved here?', required: true };
const friend: Question = {
  id: 'f',
  kind: 'person-name',
  label: 'Friend',
  required: true,
  showIf: { question: 'y', answer: 'yes' },
};
const reason: Question = { id: 'r', kind: 'long-text', label: 'Reason', required: true };
const ward: Question = { id: 'w', kind: 'short-text', label: 'Ward', required: true };
const secondWard: Question = { ...ward, id: 'w2', label: ' WARD ' };
const applicant: Question = { ...ward, id: 'a', label: 'Applicant' };
const questions = [child, mother, moved, friend, reason, ward];

const template: CertificateTemplate = {
  title: 'Birth Certificate',
  text: '{Name of the child} was born.',
  table: ['w'],
  signatory: { name: 'S. R. Patil', office: 'Gram Sevak' },
};
const long = (length: number) => 'x'.repeat(length);

type Case = [string, Partial<CertificateTemplate>, FieldFault[], Question[]?];

const problemsOf = (changes: Partial<CertificateTemplate>, more: Question[] = []) =>
  findDefinitionProblems(
    definitionWith([...questions, ...more], { certificate: { ...template, ...changes } }),
  );

it.each<[string, Partial<CertificateTemplate>, Question[]?]>([
  ['its text refers to a question in another case', { text: '{ WARD }, {name of the CHILD}' }],
  ['its text names the applicant', { text: '{applicant}' }],
  ['its text refers to optional answers', { text: '{Mother}, {Friend}' }],
  ['it has no table', { table: [] }],
  ['its text is in Devanagari, with markup', { text: 'प्रमाणित <b>{Ward}</b>' }],
  ['it is about a child and valid for 50 years', { holder: 'c', months: 600 }],
  ['its texts have the maximum length', { title: long(120), text: long(2000) }],
  ['two questions that are not printed have the same label', { table: [] }, [secondWard]],
])('accepts a certificate if %s (#17)', (_what, changes, more = []) => {
  expect(problemsOf(changes, more)).toEqual([]);
});

it.each<Case>([
  ['no title', { title: ' ' }, [{ field: 'certificateTitle', code: 'missing' }]],
  ['no text', { text: '\u200B\n' }, [{ field: 'certificateText', code: 'missing' }]],
  [
    'no signatory',
    { signatory: { name: '', office: ' ' } },
    [
      { field: 'certificateSignatory', code: 'missing' },
      { field: 'certificateOffice', code: 'missing' },
    ],
  ],
  [
    'texts that are too long',
    {
      title: long(121),
      text: long(2001),
      signatory: { name: long(121), office: long(121) },
    },
    [
      { field: 'certificateTitle', code: 'too-long', values: { limit: 120, length: 121 } },
      { field: 'certificateText', code: 'too-long', values: { limit: 2000, length: 2001 } },
      { field: 'certificateSignatory', code: 'too-long', values: { limit: 120, length: 121 } },
      { field: 'certificateOffice', code: 'too-long', values: { limit: 120, length: 121 } },
    ],
  ],
  [
    'a placeholder that matches no question',
    { text: '{Caste} of {Ward}, {Caste}' },
    [{ field: 'certificateText', code: 'placeholder-unknown', values: { name: 'Caste' } }],
  ],
  [
    'a placeholder without a name',
    { text: 'Certified {}' },
    [{ field: 'certificateText', code: 'placeholder-unknown', values: { name: '' } }],
  ],
  [
    'a placeholder that matches two questions',
    { text: '{ward}', table: [] },
    [{ field: 'certificateText', code: 'label-repeated', values: { name: 'ward' } }],
    [secondWard],
  ],
  [
    'a placeholder that matches the applicant and a question',
    { text: '{Applicant}' },
    [{ field: 'certificateText', code: 'label-repeated', values: { name: 'Applicant' } }],
    [applicant],
  ],
  [
    'a brace that is not closed',
    { text: '{Ward} and {Mother' },
    [{ field: 'certificateText', code: 'brace' }],
  ],
  [
    'a brace that is not opened',
    { text: 'Ward} is' },
    [{ field: 'certificateText', code: 'brace' }],
  ],
  ['a brace within another', { text: '{{Ward}}' }, [{ field: 'certificateText', code: 'brace' }]],
  [
    'a long answer in its text',
    { text: '{Reason}' },
    [{ field: 'certificateText', code: 'not-printable', values: { name: 'Reason' } }],
  ],
  [
    'a long answer in its table',
    { table: ['r'] },
    [{ field: 'certificateTable', code: 'not-printable', values: { name: 'Reason' } }],
  ],
  [
    'a line of its table twice',
    { table: ['w', 'c', 'w'] },
    [{ field: 'certificateTable', code: 'repeated' }],
  ],
  [
    'a line whose question was removed',
    { table: ['w', 'gone'] },
    [{ field: 'certificateTable', code: 'question-gone' }],
  ],
  [
    'a line with the same label as another question',
    { table: ['w'] },
    [{ field: 'certificateTable', code: 'label-repeated', values: { name: 'Ward' } }],
    [secondWard],
  ],
  [
    '13 lines in its table',
    { table: Array.from({ length: 13 }, (_, at) => `t${at}`) },
    [{ field: 'certificateTable', code: 'too-many', values: { limit: 12, count: 13 } }],
    Array.from({ length: 13 }, (_, at): Question => ({
      ...ward,
      id: `t${at}`,
      label: `Label ${at}`,
    })),
  ],
  [
    'a holder whose question was removed',
    { holder: 'gone' },
    [{ field: 'certificateHolder', code: 'question-gone' }],
  ],
  ['a ward as its holder', { holder: 'w' }, [{ field: 'certificateHolder', code: 'not-a-person' }]],
  [
    'a holder whose name is optional',
    { holder: 'm' },
    [{ field: 'certificateHolder', code: 'holder-optional' }],
  ],
  [
    'a holder whose question is conditional',
    { holder: 'f' },
    [{ field: 'certificateHolder', code: 'holder-optional' }],
  ],
  [
    'more than 50 years',
    { months: 601 },
    [{ field: 'certificateMonths', code: 'out-of-range', values: { least: 1, most: 600 } }],
  ],
  [
    'no month',
    { months: 0 },
    [{ field: 'certificateMonths', code: 'out-of-range', values: { least: 1, most: 600 } }],
  ],
])('refuses a certificate with %s (#17)', (_what, changes, faults, more = []) => {
  expect(problemsOf(changes, more)).toEqual(faults);
});

it('refuses a certificate if the outcome is an answer from the office (#17)', () => {
  const definition = definitionWith(questions, { certificate: template, outcome: 'answer' });
  expect(findDefinitionProblems(definition)).toEqual([
    { field: 'certificate', code: 'outcome-answer' },
  ]);
});

it.each([
  [0, [{ field: 'certificatePaidFirst', code: 'free' }]],
  [1, []],
])(
  'checks a certificate that requires a fee of %d to be paid first, with the problems %j (#18.5)',
  (fee, problems) => {
    const certificate: CertificateTemplate = { ...template, paidFirst: true };
    const definition = definitionWith(questions, { certificate, fee });
    expect(findDefinitionProblems(definition)).toEqual(problems);
  },
);
