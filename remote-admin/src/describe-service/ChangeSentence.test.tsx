import { act, render } from '@testing-library/react';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import type { DefinitionChange } from 'shared-data/model';
import { unmarkedText } from '../../../tools/testing/unmarkedText';
import { ChangeSentence } from './ChangeSentence';

const what = 'certificate';

const show = (change: DefinitionChange) =>
  render(<ChangeSentence change={change} />, { wrapper: LanguageProvider });

it.each<[DefinitionChange, string]>([
  [{ what, change: 'added' }, 'A certificate is issued now.'],
  [{ what, change: 'removed' }, 'No certificate is issued any more.'],
  [
    { what, change: 'title', before: 'Card', after: 'Ration Card' },
    'The title of the certificate is “Ration Card” instead of “Card”.',
  ],
  [{ what, change: 'text' }, 'The text of the certificate was reworded.'],
  [{ what, change: 'table' }, 'The answers in the table of the certificate were changed.'],
  [
    { what, change: 'holder', after: 'Name of the child' },
    'It is issued to the person in “Name of the child”.',
  ],
  [{ what, change: 'holder', after: undefined }, 'It is issued to the applicant.'],
  [{ what, change: 'months', after: 1 }, 'The certificate is valid for 1 month.'],
  [{ what, change: 'months', after: 12 }, 'The certificate is valid for 12 months.'],
  [{ what, change: 'months', after: undefined }, 'The certificate is valid for ever.'],
  [{ what, change: 'paid-first' }, 'The certificate is issued only when the fee is paid.'],
  [{ what, change: 'not-paid-first' }, 'The certificate is issued before the fee is paid, too.'],
  [
    { what, change: 'signatory', after: { name: 'S. R. Patil', office: 'Gram Sevak' } },
    'The certificate is signed by S. R. Patil, Gram Sevak.',
  ],
  [{ what: 'language', language: 'hi', count: 3 }, 'Texts in Hindi: 3 changed.'],
])('describes the change %j (#17)', (change, sentence) => {
  const { container } = show(change);
  expect(container).toHaveTextContent(sentence);
  expect(container.querySelector('[lang]')).toBeNull();
});

describe('a sentence in Hindi about a service that is described in English', () => {
  afterEach(() => act(() => activateLanguage('en')));

  it.each<[DefinitionChange, string[]]>([
    [{ what: 'section', change: 'added', name: 'The child' }, ['The child']],
    [
      { what: 'section', change: 'reworded', before: 'Child', name: 'The child' },
      ['Child', 'The child'],
    ],
    [{ what: 'question', change: 'required', name: 'Caste' }, ['Caste']],
    [
      {
        what: 'question',
        change: 'condition',
        name: 'Caste',
        after: { question: 'Category', answer: 'Other' },
      },
      ['Caste', 'Category', 'Other'],
    ],
    [
      {
        what: 'question',
        change: 'condition',
        name: 'Caste',
        after: { question: 'Married', answer: 'yes' },
      },
      ['Caste', 'Married'],
    ],
    [
      {
        what: 'question',
        change: 'choices',
        name: 'Caste',
        added: ['One', 'Two'],
        removed: ['Three'],
        reworded: [],
      },
      ['Caste', 'One', 'Two', 'Caste', 'Three'],
    ],
    [{ what: 'paper', change: 'max-files', name: 'Deed', before: 1, after: 3 }, ['Deed']],
    [{ what, change: 'title', before: 'Card', after: 'Ration Card' }, ['Card', 'Ration Card']],
    [{ what, change: 'holder', after: 'Name of the child' }, ['Name of the child']],
  ])('marks the English texts of the service: %j (#20.4)', async (change, words) => {
    await act(() => activateLanguage('hi'));
    const { container } = await act(() => Promise.resolve(show(change)));
    const marked = [...container.querySelectorAll('[lang=en]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(words));
    expect(marked).toHaveLength(words.length);
    expect(unmarkedText(container)).not.toMatch(/[A-Za-z]/);
  });
});
