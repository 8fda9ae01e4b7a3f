import { renderHook } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import type { DefinitionProblem } from 'shared-data/model';
import { definitionWith } from '../../../tools/testing/sampleDefinition';
import { findDesignProblems, keepsFromSaving, useShownProblems } from './useProblems';

const long: DefinitionProblem = {
  field: 'certificateText',
  code: 'too-long',
  values: { limit: 2000, length: 2001 },
};
const crowded: DefinitionProblem = {
  field: 'certificateTable',
  code: 'too-many',
  values: { limit: 12, count: 13 },
};

it.each<[DefinitionProblem, string]>([
  [{ field: 'certificateTitle', code: 'missing' }, 'Enter the title of the certificate'],
  [{ field: 'certificateText', code: 'missing' }, 'Enter the text of the certificate'],
  [{ field: 'certificateSignatory', code: 'missing' }, 'Enter the name of the person who signs'],
  [{ field: 'certificateOffice', code: 'missing' }, 'Enter the office of the person who signs'],
  [long, 'Use at most 2000 characters. It has 2,001 now.'],
  [crowded, 'Print at most 12 answers as a table. There are 13 now.'],
  [
    { field: 'certificateTable', code: 'repeated' },
    'An answer is in the table twice. Remove one of the two.',
  ],
  [
    { field: 'certificateText', code: 'placeholder-unknown', values: { name: 'Caste' } },
    'No question is called “Caste”. Write the words of a question, or Applicant, between { }.',
  ],
  [
    { field: 'certificateText', code: 'label-repeated', values: { name: 'Ward' } },
    '“Ward” can mean more than one answer. Change the words of a question.',
  ],
  [
    { field: 'certificateTable', code: 'not-printable', values: { name: 'Reason' } },
    'The answer to “Reason” can be too long for a certificate. Choose another question.',
  ],
  [{ field: 'certificateText', code: 'brace' }, 'Put each question between one pair of { }'],
  [
    { field: 'certificateHolder', code: 'question-gone' },
    'A question that the certificate uses is gone. Choose another.',
  ],
  [
    { field: 'certificateHolder', code: 'not-a-person' },
    'Choose a question that asks for the name of a person',
  ],
  [
    { field: 'certificateHolder', code: 'holder-optional' },
    'Choose a question that must be answered and is always asked',
  ],
  [
    {
      field: 'certificateMonths',
      code: 'out-of-range',
      values: { least: 1, most: 600 },
    },
    'Enter a whole number from 1 to 600',
  ],
  [
    { field: 'certificate', code: 'outcome-answer' },
    'The result of this service is an answer. Remove the certificate, or choose a certificate as the result.',
  ],
])('explains a problem of a certificate: %j (#17)', (problem, sentence) => {
  const { result } = renderHook(() => useShownProblems(definitionWith([]), [problem]), {
    wrapper: LanguageProvider,
  });
  expect(result.current.errorOf(undefined, problem.field)).toBe(sentence);
  expect(result.current.summary).toMatchObject([{ message: `Certificate: ${sentence}` }]);
});

it('shows by how many questions the definition exceeds the limit (#16)', () => {
  const questions = Array.from({ length: 200 }, (_, index) => ({
    id: `q${index}`,
    kind: 'yes-no' as const,
    label: `Question ${index}`,
    required: true,
  }));
  const definition = definitionWith(questions);
  const problems = findDesignProblems({ definition, unread: {} }, '2026-11-24');
  const { result } = renderHook(() => useShownProblems(definition, problems), {
    wrapper: LanguageProvider,
  });
  expect(result.current.summary.map(({ message }) => message)).toEqual([
    'Ask at most 60 questions. There are 200 now.',
  ]);
  expect(problems.map(keepsFromSaving)).toEqual([true]);
});

it('lists the problems of the certificate after all others (#17)', () => {
  const paper = { id: 'p', name: '', required: true, kinds: ['pdf' as const], maxFiles: 1 };
  const definition = definitionWith([], { papers: [paper] });
  const problems: DefinitionProblem[] = [
    { field: 'certificateTitle', code: 'missing' },
    { at: 'p', field: 'name', code: 'missing' },
    { field: 'name', code: 'missing' },
  ];
  const { result } = renderHook(() => useShownProblems(definition, problems), {
    wrapper: LanguageProvider,
  });
  expect(result.current.summary.map(({ message }) => message)).toEqual([
    'Enter the name of the service',
    'Paper 1: Enter the name of the paper',
    'Certificate: Enter the title of the certificate',
  ]);
});

it('allows an unfinished certificate in a draft (#17)', () => {
  expect([long, crowded].map(keepsFromSaving)).toEqual([false, false]);
});

it.each<[DefinitionProblem, string]>([
  [
    {
      language: 'hi',
      text: 'question/q/hint',
      at: 'q',
      field: 'hint',
      code: 'too-long',
      values: { limit: 300, length: 301 },
    },
    'Hindi: Question 1: Use at most 300 characters. It has 301 now.',
  ],
  [
    {
      language: 'mr',
      text: 'certificate/text',
      field: 'certificateText',
      code: 'placeholder-unknown',
      values: { name: 'गाव' },
    },
    'Marathi: Certificate: No question is called “गाव”. Write the words of a question, or Applicant, between { }.',
  ],
  [
    {
      language: 'hi',
      field: 'translations',
      code: 'too-many',
      values: { limit: 300, count: 301 },
    },
    'Hindi: At most 300 texts can be given in a language. There are 301 now.',
  ],
  [
    {
      language: 'hi',
      field: 'translations',
      code: 'too-long',
      values: { limit: 20_000, length: 20_001 },
    },
    'Hindi: Use at most 20,000 characters in all texts of the language. There are 20,001 now.',
  ],
])(
  'names the language and the place of the problem with a text: %j (#20.4)',
  (problem, sentence) => {
    const question = { id: 'q', kind: 'yes-no', label: 'Moved here?', required: true } as const;
    const others: DefinitionProblem[] = [{ field: 'certificateTitle', code: 'missing' }];
    const { result } = renderHook(
      () => useShownProblems(definitionWith([question]), [problem, ...others]),
      { wrapper: LanguageProvider },
    );
    expect(result.current.summary.map(({ message }) => message)).toEqual([
      'Certificate: Enter the title of the certificate',
      sentence,
    ]);
    expect(result.current.places).toEqual(new Set([problem.language]));
    const shown = result.current.errorOf(problem.language, problem.text ?? 'translations');
    expect(sentence).toContain(shown);
  },
);

it('refuses a draft with more texts than the store allows (#20.4)', () => {
  const values = { limit: 300, count: 301 };
  const problem: DefinitionProblem = {
    language: 'hi',
    field: 'translations',
    code: 'too-many',
    values,
  };
  expect(keepsFromSaving(problem)).toBe(true);
});
