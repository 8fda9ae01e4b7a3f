import { otherLanguages } from '../../shared-ui/src/language/languages';
import { statedWords } from '../../shared-data/src/certificates/words';
import { catalogueFolders, readCatalogue } from './catalogues';
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

  it('finds nothing where every message says the same in another order', () => {
    expect(findGaps(english, hindi, 'hi')).toEqual([]);
  });

  it.each<[string, Catalogue, string[]]>([
    ['a key that was taken out', { welcome: english.welcome }, ['count', 'fate', 'link']],
    ['a key too many', { ...hindi, more: 'और' }, ['more']],
    ['a message that is empty', { ...hindi, fate: ' ' }, ['fate', 'fate']],
    ['a placeholder of another name', { ...hindi, welcome: '{naam}, स्वागत है!' }, ['welcome']],
    [
      'a plural that is missing',
      { ...hindi, count: '{count, plural, other {{name} के # कागज़}}' },
      ['count'],
    ],
    ['a choice that is missing', { ...hindi, fate: '{fate, select, other {नामंज़ूर}}' }, ['fate']],
    ['a part that is not closed', { ...hindi, link: '<terms>शर्तें पढ़ें' }, ['link']],
  ])('names %s', (_what, translation, keys) => {
    const gaps = findGaps(english, translation, 'hi');
    expect(gaps.map((gap) => gap.split(' ')[0])).toEqual(keys);
  });
});

describe('findLatinWords', () => {
  const stays = ['DOCX', 'DOC', '.csv', 'name@example.com'];

  it('finds none in placeholders, parts, kinds of cases and what stays', () => {
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
    ['a word that was left in English', 'फ़ाइल Upload करें', 'Upload'],
    ['a word in a case', '{count, plural, one {# paper} other {# कागज़}}', 'paper'],
    ['a word in a case of a case', '{a, select, other {{b, select, other {Yes}}}}', 'Yes'],
    ['a word in a part', '<terms>Terms</terms> पढ़ें', 'Terms'],
    ['what is longer than what stays', 'DOCS', 'DOCS'],
  ])('names %s', (_what, message, word) => {
    expect(findLatinWords({ key: message }, stays)).toEqual([`key has Latin words: ${word}`]);
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

it.each(otherLanguages)('has the words of certificates in %s (#20)', (language) => {
  expect(statedWords(language)).not.toEqual(statedWords('en'));
});
