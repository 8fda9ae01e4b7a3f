import type { Question, QuestionSection } from 'shared-data';
import {
  definitionWith,
  yesNoQuestion as question,
} from '../../../../tools/testing/sampleDefinition';
import { formParts, hasErrors, partAt } from './formParts';

const section = (id: string, ...questions: Question[]): QuestionSection => ({
  id,
  title: id,
  questions,
});
const definition = definitionWith([], {
  sections: [
    section('child', question('hospital'), question('ward', ['hospital', 'yes'])),
    section('stay', question('days', ['hospital', 'yes'])),
    section('parents', question('married')),
  ],
  papers: [{ id: 'card', name: 'Card', required: true, kinds: ['pdf'], maxFiles: 1 }],
});
const rest = { details: ['details'], documents: ['files.card', 'documents', 'certified'] };

it.each([
  [
    'leaves out questions that are not asked yet, also a whole section',
    {},
    {
      'section child': ['service', 'answers.hospital'],
      'section parents': ['answers.married'],
      ...rest,
    },
  ],
  [
    'contains questions that an answer makes necessary',
    { hospital: 'yes' },
    {
      'section child': ['service', 'answers.hospital', 'answers.ward'],
      'section stay': ['answers.days'],
      'section parents': ['answers.married'],
      ...rest,
    },
  ],
])('%s (#16.4)', (_what, answers, expected) => {
  const parts = formParts(definition, answers).map(({ key, fields }) => [key, fields]);
  expect(Object.fromEntries(parts)).toEqual(expected);
  expect(parts.map(([key]) => key)).toEqual(Object.keys(expected));
});

it.each([
  ['the first if no part was opened', undefined, 0],
  ['the part of the key', 'section parents', 1],
  ['the first if the section is no longer asked', 'section stay', 0],
  ['the last', 'documents', 3],
])('opens %s (#16.4)', (_what, key, at) => {
  expect(partAt(formParts(definition, {}), key)).toBe(at);
});

it.each([
  ['an answer of its own', { answers: { hospital: { message: 'Choose' } } }, true],
  ['the service, in the first part', { service: { message: 'Select' } }, true],
  ['an answer of another part', { answers: { married: { message: 'Choose' } } }, false],
  ['a paper', { files: { card: { message: 'Add' } } }, false],
])('finds whether an error belongs to a part: %s (#16.4)', (_what, errors, expected) => {
  const [first] = formParts(definition, {});
  expect(first && hasErrors(first, errors)).toBe(expected);
});
