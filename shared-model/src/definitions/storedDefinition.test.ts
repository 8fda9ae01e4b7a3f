import { parse, safeParse } from 'valibot';
import { limits } from '../limits/limits';
import type { Question, ServiceDefinition } from './definitionSchema';
import { definitionToStore } from './definitionToStore';
import { findDefinitionProblems } from './findDefinitionProblems';
import {
  listPartTexts,
  storedDefinitionSchema,
  toStoredDefinition,
  type StoredTexts,
} from './storedDefinition';
import { definition, paper, question } from './testing/definitions';

const most = limits.definition;

const purpose: Question = {
  id: 'purpose',
  kind: 'one-of',
  label: 'Purpose',
  hint: '',
  required: true,
  choices: [
    { id: 'school', label: 'School' },
    { id: 'work', label: '' },
  ],
};
const described = definition({
  sections: [
    { id: 'about', title: 'About', questions: [question('child', { hint: 'Full name' }), purpose] },
    { id: 'empty', title: '', questions: [] },
  ],
  papers: [paper('proof', { hint: 'Both sides' }), paper('other', { name: '' })],
  translations: { hi: { 'section/about': 'के बारे में' } },
});

describe('a stored definition', () => {
  it('has the texts of its parts in maps by kind, and nowhere else (#45)', () => {
    const { texts, sections, papers } = toStoredDefinition(described);
    expect(texts).toEqual({
      titles: { 'section/about': 'About', 'section/empty': '' },
      labels: {
        'question/child/label': 'Number of the pension',
        'question/purpose/label': 'Purpose',
      },
      choices: {
        'question/purpose/choice/school': 'School',
        'question/purpose/choice/work': '',
      },
      names: { 'paper/proof/name': 'Bank book', 'paper/other/name': '' },
      hints: {
        'question/child/hint': 'Full name',
        'question/purpose/hint': '',
        'paper/proof/hint': 'Both sides',
      },
    });
    expect(sections).toEqual([
      {
        id: 'about',
        questions: [
          { id: 'child', kind: 'short-text', required: true },
          {
            id: 'purpose',
            kind: 'one-of',
            required: true,
            choices: [{ id: 'school' }, { id: 'work' }],
          },
        ],
      },
      { id: 'empty', questions: [] },
    ]);
    expect(papers[0]).toEqual({
      id: 'proof',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 1,
    });
  });

  it.each([described, definition({ sections: [], papers: [] })])(
    'is read as it was before (#45)',
    (each) => {
      const read = parse(storedDefinitionSchema, toStoredDefinition(each));
      // The order of the fields too: equal definitions are compared as JSON.
      expect(JSON.stringify(read)).toBe(JSON.stringify(definitionToStore(each)));
    },
  );

  it('has empty texts where the stored ones are missing (#45)', () => {
    const none: StoredTexts = { titles: {}, labels: {}, choices: {}, names: {}, hints: {} };
    const read = parse(storedDefinitionSchema, { ...toStoredDefinition(described), texts: none });
    const texts = listPartTexts(read);
    expect(new Set(texts.map(({ text }) => text))).toEqual(new Set(['']));
    expect(texts.some(({ kind }) => kind === 'hints')).toBe(false);
  });

  it('ignores texts of parts that do not exist, and texts outside of the maps (#45)', () => {
    const stored = toStoredDefinition(definition());
    const outside = { title: 'x', label: 'x', name: 'x', hint: 'x' };
    const read = parse(storedDefinitionSchema, {
      ...stored,
      sections: [
        {
          ...outside,
          id: 'pension',
          questions: [{ ...outside, id: 'number', kind: 'short-text', required: true }],
        },
      ],
      papers: stored.papers.map((each) => ({ ...each, ...outside })),
      texts: { ...stored.texts, hints: { 'question/gone/hint': 'x' } },
    });
    expect(read).toEqual(definition());
  });

  it.each<[string, object]>([
    ['no texts', { texts: undefined }],
    ['a list of texts', { texts: [] }],
    ['texts without a kind', { texts: { titles: {} } }],
    ['a number as a text', { texts: textsWith({ labels: { 'question/number/label': 7 } }) }],
    ['a map as a text', { texts: textsWith({ hints: { 'paper/bank-book/hint': {} } }) }],
    ['a text for a kind', { texts: textsWith({ names: 'x' }) }],
    ['sections that are no list', { sections: {} }],
    ['a section that is a text', { sections: ['x'] }],
    ['a section without questions', { sections: [{ id: 's' }] }],
    ['a question without an id', { sections: [{ id: 's', questions: [{ kind: 'phone' }] }] }],
    ['a question of choices without any', { sections: sectionOf({ kind: 'one-of' }) }],
    ['a choice that is a text', { sections: sectionOf({ kind: 'one-of', choices: ['x'] }) }],
    ['a paper that is null', { papers: [null] }],
    ['a paper with an id that a form cannot use', { papers: [{ ...paper('x'), id: 'a.b' }] }],
  ])('is refused with %s (#45)', (_, parts) => {
    const stored = { ...toStoredDefinition(definition()), ...parts };
    expect(safeParse(storedDefinitionSchema, stored).success).toBe(false);
  });
});

describe('the texts of a definition to be stored', () => {
  it('have room for the fullest definition (#45)', () => {
    const texts = listPartTexts(fullest());
    expect(findDefinitionProblems(fullest())).toEqual([]);
    expect({
      count: texts.length,
      characters: texts.map(({ text }) => text).join('').length,
    }).toEqual(most.texts);
    expect(definitionToStore(fullest())).toEqual(fullest());
  });

  it.each<[string, Partial<ServiceDefinition>]>([
    ['a section too many', { sections: many(most.sections + 1).map(emptySection) }],
    ['a question too many', { sections: [withQuestions(most.questions + 1)] }],
    ['a paper too many', { papers: many(most.papers + 1).map((id) => paper(id)) }],
    ['a language too many', inLanguages(most.translations.languages + 1)],
    ['a translated text too many', inHindi(most.translations.texts + 1, 1)],
    ['translations that are too long', inHindi(1, most.translations.characters + 1)],
    ['a text too many', { sections: withChoices(most.texts.count) }],
    ['a text that is too long', { papers: [paper('x', { hint: 'x'.repeat(260_000) })] }],
    [
      'two questions with the same id',
      { sections: [{ id: 's', title: 'S', questions: [question('a'), question('a')] }] },
    ],
    ['two papers with the same id', { papers: [paper('a'), paper('a')] }],
  ])('are refused with %s (#45)', (_, parts) => {
    expect(() => definitionToStore(definition(parts))).toThrow(
      expect.objectContaining({ name: 'DefinitionInvalidError' }) as Error,
    );
  });
});

it.each<[string, Partial<ServiceDefinition>]>([
  ['sections', { sections: many(most.sections).map(emptySection) }],
  ['questions', { sections: [withQuestions(most.questions)] }],
  ['papers', { papers: many(most.papers).map((id) => paper(id)) }],
  ['languages', inLanguages(most.translations.languages)],
  ['translated texts', inHindi(most.translations.texts, 1)],
  ['characters of translations', inHindi(2, most.translations.characters / 2)],
])('a definition may have as many %s as its limit', (_, parts) => {
  expect(definitionToStore(definition(parts))).toEqual(definition(parts));
});

it('refuses a definition that does not fit its schema, with the reasons', () => {
  expect(() => definitionToStore(definition({ fee: -1 }))).toThrow(
    expect.objectContaining({
      name: 'DefinitionInvalidError',
      cause: [expect.objectContaining({ received: '-1' })],
    }) as Error,
  );
});

function many(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `x${at}`);
}

function emptySection(id: string): ServiceDefinition['sections'][number] {
  return { id, title: 'S', questions: [] };
}

function withQuestions(count: number): ServiceDefinition['sections'][number] {
  return { id: 's', title: 'S', questions: many(count).map((id) => question(id)) };
}

function inLanguages(count: number): Partial<ServiceDefinition> {
  const languages = Array.from({ length: count }, (_, at) => `l${String.fromCharCode(97 + at)}`);
  return { translations: Object.fromEntries(languages.map((each) => [each, { name: 'x' }])) };
}

/** Translations of the labels of so many choices, each of so many characters. */
function inHindi(count: number, characters: number): Partial<ServiceDefinition> {
  const sections = withChoices(count);
  const texts = Array.from({ length: count }, (_, at) => [
    `question/q/choice/c${at}`,
    'x'.repeat(characters),
  ]);
  return { sections, translations: { hi: Object.fromEntries(texts) as Record<string, string> } };
}

function textsWith(wrong: object): object {
  return { ...toStoredDefinition(definition()).texts, ...wrong };
}

function sectionOf(asked: object): object[] {
  return [{ id: 's', questions: [{ id: 'q', required: true, ...asked }] }];
}

function withChoices(count: number): ServiceDefinition['sections'] {
  const choices = Array.from({ length: count }, (_, at) => ({ id: `c${at}`, label: 'x' }));
  const asked: Question = { id: 'q', kind: 'one-of', label: 'Q', required: true, choices };
  return [{ id: 's', title: 'S', questions: [asked] }];
}

/** A definition with the maximum number of parts, each with the longest texts. */
function fullest(): ServiceDefinition {
  const each = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at));
  const asked = (id: string): Question => ({
    id,
    kind: 'some-of',
    required: true,
    label: 'x'.repeat(most.label),
    hint: 'x'.repeat(most.hint),
    // No two choices may have the same label.
    choices: each(most.choices, (at) => ({
      id: `c${at}`,
      label: `${at}`.padEnd(most.choice, 'x'),
    })),
  });
  const inEach = most.questions / most.sections;
  return definition({
    sections: each(most.sections, (at) => ({
      id: `s${at}`,
      title: 'x'.repeat(most.sectionTitle),
      questions: each(inEach, (place) => asked(`q${at}-${place}`)),
    })),
    papers: each(most.papers, (at) =>
      paper(`p${at}`, {
        name: 'x'.repeat(limits.serviceDocument),
        hint: 'x'.repeat(most.hint),
      }),
    ),
  });
}
