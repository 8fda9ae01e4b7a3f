import {
  fillPlaceholders,
  hasLooseBrace,
  isSameLabel,
  meaningOf,
  placeholderNames,
} from './certificateText';
import { definition, question } from './testing/definitions';

it('finds the names of placeholders, trimmed', () => {
  expect(placeholderNames('About { Name }, {Born  on}, {Name}')).toEqual([
    'Name',
    'Born on',
    'Name',
  ]);
});

it('fills placeholders once, and leaves the unknown ones', () => {
  const valueOf = (name: string) => (name === 'Name' ? '{Name} of {Ward}' : undefined);
  expect(fillPlaceholders('{ Name }, {Ward}', valueOf)).toBe('{Name} of {Ward}, {Ward}');
});

it.each([
  ['{Name}', false],
  ['{Name', true],
  ['Name}', true],
  ['{Name {Ward}}', true],
  ['Name', false],
])('finds a loose brace in %j: %s', (text, isLoose) => {
  expect(hasLooseBrace(text)).toBe(isLoose);
});

it('compares labels without regard to case and blanks', () => {
  expect(isSameLabel(' born  ON ', 'Born on')).toBe(true);
  expect(isSameLabel('Born', 'Born on')).toBe(false);
});

describe('the meaning of a placeholder', () => {
  const questions = [question('a', { label: 'Name' }), question('b', { label: 'Ward' })];
  const plain = definition({ sections: [{ id: 's', title: 'Details', questions }] });
  const translations = { mr: { 'question/a/label': ' नाव ', 'question/b/label': ' ' } };
  const idsOf = (name: string, language?: string, of = { ...plain, translations }) =>
    meaningOf(name, of, language).questions.map(({ id }) => id);

  it('is a question, by its label in the first language or in the language of the text', () => {
    expect(idsOf('name')).toEqual(['a']);
    expect(idsOf('नाव', 'mr')).toEqual(['a']);
    expect(idsOf('Ward', 'mr')).toEqual(['b']);
    expect(idsOf('नाव')).toEqual([]);
    expect(idsOf('नाव', 'hi')).toEqual([]);
    expect(meaningOf('Name', plain, 'mr').questions).toHaveLength(1);
  });

  it('is the applicant', () => {
    expect(meaningOf('applicant', plain)).toEqual({ isApplicant: true, questions: [] });
    expect(meaningOf('Name', plain).isApplicant).toBe(false);
  });
});
