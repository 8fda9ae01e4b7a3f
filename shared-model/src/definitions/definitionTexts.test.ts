import {
  definitionIn,
  listTexts,
  placeOfText,
  untranslatedTexts,
  usedTranslations,
  withUsedTranslations,
} from './definitionTexts';
import { definition, paper, question } from './testing/definitions';

const described = definition({
  name: 'Income Certificate',
  description: '',
  category: '',
  place: { kind: 'office', bring: 'Bank book' },
  sections: [
    {
      id: 's',
      title: 'The applicant',
      questions: [
        question('a', { label: 'Name', hint: 'As on the ration card' }),
        {
          id: 'b',
          kind: 'one-of',
          label: 'Purpose',
          required: true,
          choices: [{ id: 'x', label: 'School' }],
        },
      ],
    },
  ],
  papers: [paper('p', { name: 'Proof of income' })],
});

const hi = { name: 'आय प्रमाण पत्र', 'question/b/choice/x': 'स्कूल', 'question/a/label': '  ' };

it('lists each text of a definition once, in the order of the form (#20.4)', () => {
  expect(listTexts(described).map(({ key, text }) => `${key}: ${text}`)).toEqual([
    'name: Income Certificate',
    'bring: Bank book',
    'section/s: The applicant',
    'question/a/label: Name',
    'question/a/hint: As on the ration card',
    'question/b/label: Purpose',
    'question/b/choice/x: School',
    'paper/p/name: Proof of income',
  ]);
});

it('translates a definition, and falls back to the first language for missing texts (#20.4)', () => {
  const translated = definitionIn({ ...described, translations: { hi } }, 'hi');
  expect(listTexts(translated).map(({ text }) => text)).toEqual([
    'आय प्रमाण पत्र',
    'Bank book',
    'The applicant',
    'Name',
    'As on the ration card',
    'Purpose',
    'स्कूल',
    'Proof of income',
  ]);
  expect(definitionIn({ ...described, translations: { hi } }, 'mr').name).toBe(
    'Income Certificate',
  );
});

it('lists the missing texts of a language (#20.4)', () => {
  const translated = { ...described, translations: { hi } };
  expect([...untranslatedTexts(translated, 'hi')]).toEqual([
    'bring',
    'section/s',
    'question/a/label',
    'question/a/hint',
    'question/b/label',
    'paper/p/name',
  ]);
  expect(untranslatedTexts(described, 'hi').size).toBe(listTexts(described).length);
});

it('returns the used translations in the order of the texts (#20.4)', () => {
  const translations = {
    hi: { 'paper/p/name': 'आय का सबूत', 'question/gone/label': 'हटाया गया', ...hi },
    aa: { name: 'x' },
    mr: { name: 'y', description: 'वर्णन' },
  };
  expect(JSON.stringify(usedTranslations({ ...described, translations }))).toBe(
    JSON.stringify({
      aa: { name: 'x' },
      hi: {
        name: 'आय प्रमाण पत्र',
        'question/b/choice/x': 'स्कूल',
        'paper/p/name': 'आय का सबूत',
      },
      mr: { name: 'y' },
    }),
  );
  expect(withUsedTranslations({ ...described, translations: { hi: {} } })).toEqual(described);
});

it.each([
  ['name', { field: 'name' }],
  ['category', { field: 'category' }],
  ['description', { field: 'description' }],
  ['bring', { field: 'bring' }],
  ['certificate/title', { field: 'certificateTitle' }],
  ['certificate/text', { field: 'certificateText' }],
  ['certificate/signatory/name', { field: 'certificateSignatory' }],
  ['section/s', { at: 's', field: 'title' }],
  ['question/a/hint', { at: 'a', field: 'hint' }],
  ['question/b/choice/x', { at: 'b', field: 'choices', choice: 'x' }],
  ['paper/p/name', { at: 'p', field: 'name' }],
  ['paper/p/hint', { at: 'p', field: 'hint' }],
  ['certificate/signatory/office', { field: 'certificateOffice' }],
])('finds the part of the definition for the key %s (#20.4)', (key, place) => {
  expect(placeOfText(key)).toEqual(place);
});

it('translates the category, and nothing without translations (#20.4)', () => {
  const categorised = {
    ...described,
    category: 'Letters',
    translations: { hi: { category: 'पत्र' } },
  };
  expect(definitionIn(categorised, 'hi').category).toBe('पत्र');
  expect(definitionIn(described, 'hi')).toBe(described);
});

it('lists no text of blanks (#20.4)', () => {
  expect(listTexts({ ...described, category: ' ' }).map(({ key }) => key)).not.toContain(
    'category',
  );
});
