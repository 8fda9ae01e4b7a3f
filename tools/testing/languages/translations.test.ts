import { languages, otherLanguages } from '../../../shared-ui/src/language/languages';
import { statedWords } from '../../../shared-model/src/certificates/words';
import { hoursWords } from '../../../shared-model/src/settings/hours-words';
import hiSamples from '../../../shared-data/src/samples/definitions/translations/hi';
import mrSamples from '../../../shared-data/src/samples/definitions/translations/mr';
import { sampleSettings } from '../../../shared-data/src/samples/sampleSettings';
import { usualTexts } from '../../../shared-model/src/settings/texts/usualTexts';
import { catalogueFolders, readCatalogue } from './catalogues';
import { avoidedWords, findAvoidedWords, findUnevenDots } from './findAvoidedWords';
import { findGaps, type Catalogue } from './findGaps';
import { findLatinWords, latinThatStays } from './findLatinWords';

describe('findGaps', () => {
  const english = {
    welcome: 'Welcome, {name}!',
    count: '{count, plural, one {# paper} other {# papers of {name}}}',
    fate: '{fate, select, yes {Approved} other {Rejected}}',
    link: 'Read the <terms>terms</terms>',
  };
  const hindi = {
    welcome: '{name}, स्वागत है!',
    count: '{count, plural, one {# कागज़} other {{name} के # कागज़}}',
    fate: '{fate, select, yes {मंज़ूर} other {नामंज़ूर}}',
    link: '<terms>शर्तें</terms> पढ़ें',
  };

  it('finds nothing if every message has the same parts in another order', () => {
    expect(findGaps(english, hindi, 'hi')).toEqual([]);
  });

  it.each<[string, Catalogue, string[]]>([
    ['a missing key', { welcome: english.welcome }, ['count', 'fate', 'link']],
    ['an extra key', { ...hindi, more: 'और' }, ['more']],
    ['an empty message', { ...hindi, fate: ' ' }, ['fate', 'fate']],
    ['a placeholder with another name', { ...hindi, welcome: '{naam}, स्वागत है!' }, ['welcome']],
    [
      'a missing plural',
      { ...hindi, count: '{count, plural, other {{name} के # कागज़}}' },
      ['count'],
    ],
    ['a missing choice', { ...hindi, fate: '{fate, select, other {नामंज़ूर}}' }, ['fate']],
    ['an unclosed tag', { ...hindi, link: '<terms>शर्तें पढ़ें' }, ['link']],
  ])('names %s', (_what, translation, keys) => {
    const gaps = findGaps(english, translation, 'hi');
    expect(gaps.map((gap) => gap.split(' ')[0])).toEqual(keys);
  });
});

describe('findLatinWords', () => {
  const stays = ['DOCX', 'DOC', '.csv', 'name@example.com'];

  it('finds none in placeholders, tags, kinds of cases and words that stay', () => {
    const hindi = {
      link: '<terms>शर्तें</terms> पढ़ें, {name}',
      count: '{count, plural, one {# कागज़} other {{name} के # कागज़}}',
      fate: '{fate, select, yes {मंज़ूर} other {नामंज़ूर}}',
      files: 'DOC, DOCX: {file}.csv',
      address: 'name@example.com',
    };
    expect(findLatinWords(hindi, stays)).toEqual([]);
  });

  it.each([
    ['a word left in English', 'फ़ाइल Upload करें', 'Upload'],
    ['a word in a case', '{count, plural, one {# paper} other {# कागज़}}', 'paper'],
    ['a word in a nested case', '{a, select, other {{b, select, other {Yes}}}}', 'Yes'],
    ['a word in a tag', '<terms>Terms</terms> पढ़ें', 'Terms'],
    ['a word that contains one that stays', 'DOCS', 'DOCS'],
  ])('names %s', (_what, message, word) => {
    expect(findLatinWords({ key: message }, stays)).toEqual([`key has Latin words: ${word}`]);
  });
});

describe('avoidedWords', () => {
  it.each([
    ['hi', 'उपयोगकर्ता', 'नागरिक'],
    ['hi', 'लिपिक', 'कर्मचारी'],
    ['hi', 'क्रमांक', 'नंबर'],
    ['mr', 'दस्तऐवज', 'कागदपत्र, कागदपत्रे'],
    ['mr', 'टाकून द्या', 'काढून टाका'],
  ])('reads from the glossary of %s that %s is avoided', (language, avoided, used) => {
    expect(avoidedWords(language)).toContainEqual({ avoided, used });
  });

  it.each([
    ['hi', 'रसीद'],
    ['mr', 'नामंजूर'],
  ])('leaves out a word that the glossary of %s uses for something else: %s', (language, word) => {
    expect(avoidedWords(language).map(({ avoided }) => avoided)).not.toContain(word);
  });
});

describe('findAvoidedWords', () => {
  const avoided = [{ avoided: 'फ़ीस', used: 'शुल्क' }];

  it.each([
    ['a word by itself', 'फ़ीस: {fee}', 1],
    // As some keyboards type it: the letter and its dot as one character.
    ['a letter and its dot as one character', '\u095eीस', 1],
    ['the word to use', 'शुल्क: {fee}', 0],
    ['a longer word', 'फ़ीसदी', 0],
    ['a short word with the ending of a case', 'फ़ीसला', 1],
  ])('checks %s', (_what, message, count) => {
    expect(findAvoidedWords({ key: message }, avoided)).toHaveLength(count);
  });
});

it.each([
  ['सादर करा', 'सादर करताच आपल्याला'],
  ['उपकरण', 'आपल्या उपकरणाच्या सेटिंगमध्ये'],
  ['प्रशासक', 'दुसऱ्या प्रशासकाने'],
])('finds %s inside a word and with an ending (#44.4)', (avoided, message) => {
  expect(findAvoidedWords({ key: message }, [{ avoided, used: '' }])).toHaveLength(1);
});

describe('findUnevenDots', () => {
  it.each([
    ['a word of the glossary without its dot', 'फाइल चुनें', 'फाइल'],
    ['a word that is written in two ways', 'आवाज़, आवाज', 'आवाज'],
    ['a dot under ख', 'तारीख़', 'तारीख़'],
    ['a dot under क in one character', '\u0958लम', 'क़लम'],
  ])('names %s', (_what, message, word) => {
    const found = findUnevenDots({ key: message }, ['फ़ाइल']);
    expect(found.map((each) => each.split(' ')[0])).toEqual([word.normalize('NFC')]);
  });

  it('finds nothing if each word is always written in the same way', () => {
    expect(findUnevenDots({ key: 'फ़ाइल, कागज़, फिर, ज़रूरी, जगह' }, ['फ़ाइल'])).toEqual([]);
  });
});

describe.each(otherLanguages)('the messages in %s', (language) => {
  it('has every message of every catalogue, with no Latin words but those listed (#20)', async () => {
    const folders = catalogueFolders();
    expect(folders.length).toBeGreaterThan(40);
    const stays = latinThatStays(language);
    const gaps = await Promise.all(
      folders.map(async (folder) => {
        const [english, translation] = await Promise.all(
          ['en', language].map((tag) => readCatalogue(folder, tag)),
        );
        const found = [
          ...findGaps(english ?? {}, translation ?? {}, language),
          ...findLatinWords(translation ?? {}, stays),
        ];
        return found.map((gap) => `${folder}: ${gap}`);
      }),
    );
    expect(gaps.flat()).toEqual([]);
  });
});

const samplesOf: Record<string, Record<string, Catalogue>> = { hi: hiSamples, mr: mrSamples };

describe.each(otherLanguages)(
  'the words of the messages and of the initial records in %s',
  (language) => {
    const readAll = async (): Promise<Catalogue> => {
      const folders = catalogueFolders();
      const messages = await Promise.all(
        folders.map(async (folder) =>
          Object.entries(await readCatalogue(folder, language)).map(
            ([key, message]) => [`${folder}: ${key}`, message] as const,
          ),
        ),
      );
      const texts = Object.entries(samplesOf[language] ?? {}).flatMap(([service, of]) =>
        Object.entries(of).map(([key, text]) => [`${service}: ${key}`, text] as const),
      );
      const council = Object.entries(sampleSettings.translations?.[language] ?? {});
      const prepared = usualTexts.list.map(({ id, texts: of }) => [id, of[language]] as const);
      return Object.fromEntries([
        ...messages.flat(),
        ...texts,
        ...[...council, ...prepared].map(([key, text]) => [key, text ?? ''] as const),
      ]);
    };

    it('contains no word that the glossary avoids (#20)', async () => {
      expect(findAvoidedWords(await readAll(), avoidedWords(language))).toEqual([]);
    });

    it('writes each word in one way, with its dot below or without (#20)', async () => {
      const terms = avoidedWords(language).map(({ used }) => used);
      expect(findUnevenDots(await readAll(), terms)).toEqual([]);
    });
  },
);

it.each(usualTexts.list.map(({ id, texts }) => [id, texts] as const))(
  'has the default text %s in each language (#20.7)',
  (_, texts) => {
    expect(Object.keys(texts)).toEqual(languages.map(({ tag }) => tag));
  },
);

it.each(otherLanguages)('has the sample of the council’s settings in %s (#20)', (language) => {
  expect(Object.keys(sampleSettings.translations ?? {})).toContain(language);
});

it.each(otherLanguages)('has the fixed texts of certificates in %s (#20)', (language) => {
  expect(statedWords(language)).not.toEqual(statedWords('en'));
});

it.each(otherLanguages)('has the words of the office hours in %s (#44.11)', (language) => {
  expect(hoursWords([language])).not.toEqual(hoursWords(['en']));
});
