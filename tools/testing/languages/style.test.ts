import { languages, otherLanguages } from '../../../shared-ui/src/language/languages';
import { catalogueFolders, readCatalogue } from './catalogues';
import { findAgreeingNames, findUnusualEnglish } from './findStyle';
import type { Catalogue } from './findGaps';

async function readAll(language: string): Promise<Catalogue> {
  const read = catalogueFolders().map(async (folder) =>
    Object.entries(await readCatalogue(folder, language)).map(
      ([key, message]) => [`${folder}: ${key}`, message] as const,
    ),
  );
  return Object.fromEntries((await Promise.all(read)).flat());
}

describe('the English messages (#44.4)', () => {
  it.each([
    ['What is due first comes first.', 'comes first'],
    ['The number will stand here.', 'stand'],
    ['Discard it and apply anew.', 'anew'],
    ['You have as many of these open as you may.', 'as many of these open as you may'],
    ['The certificate is about whom ‘{question}’ names.', 'whom ‘'],
  ])('would be refused with %s', (message, found) => {
    expect(findUnusualEnglish({ key: message })).toEqual([
      expect.stringContaining(`key has '${found}'`),
    ]);
  });

  it('say the usual thing in usual words', async () => {
    expect(findUnusualEnglish(await readAll('en'))).toEqual([]);
  });
});

/** Nouns that stand before the name that they govern, as in 'सेवा “{name}” जोड़ी गई'. */
const nouns: Record<string, string[]> = {
  hi: ['सेवा', 'भाग', 'सवाल', 'कागज़', 'प्रमाण पत्र', 'आवेदन', 'फ़ाइल', 'छुट्टी', 'दस्तावेज़'],
  mr: ['सेवा', 'भाग', 'प्रश्न', 'कागदपत्र', 'दाखला', 'अर्ज', 'फाइल', 'सुट्टी'],
};

describe('findAgreeingNames', () => {
  it.each([
    ['hi', '{area} लोड हो रहा है…', 'रहा'],
    ['hi', '{service} भेजा जा रहा है', 'रहा'],
    ['hi', '“{name}” जोड़ी गई।', 'गई'],
    ['hi', '{person} पोर्टल चला सकेंगे।', 'सकेंगे'],
    ['mr', '“{name}” जोडली.', 'जोडली'],
    ['mr', '{name} ({email}) ॲडमिन झाले', 'झाले'],
  ])('finds in %s that %s depends on the name', (language, message, form) => {
    const [found] = findAgreeingNames({ key: message }, language, nouns[language] ?? []);
    expect(found).toContain(`'${form}' agrees`);
  });

  it.each([
    ['hi', 'लोड हो रहा है: {area}…'],
    ['hi', '{name} ने आवेदन भेजा गया'],
    ['hi', 'सेवा “{name}” जोड़ी गई'],
    ['mr', '{name} यांनी दाखला दिला'],
    ['mr', 'सेवा जोडली: “{name}”.'],
  ])('finds nothing in %s where it does not: %s', (language, message) => {
    expect(findAgreeingNames({ key: message }, language, nouns[language] ?? [])).toEqual([]);
  });
});

it.each(otherLanguages)(
  'no message in %s depends on the gender or number of a name (#44.4)',
  async (language) => {
    expect(findAgreeingNames(await readAll(language), language, nouns[language] ?? [])).toEqual([]);
  },
);

/** The steps of an application are shown before they have happened: they are called by a noun. 'Sent' has happened. */
const pastSteps: Record<string, RegExp> = {
  en: /ed$/,
  hi: /(?:हुआ|हुई|गया|गई|चुका|चुकी)$/u,
  mr: /(?:झाला|झाली|झाले|ला|ली)$/u,
};

it.each(languages.map(({ tag }) => tag))(
  'calls no step in the past tense before it has happened, in %s (#44.4)',
  async (language) => {
    const messages = await readAll(language);
    const steps = ['checked', 'recommended', 'decided'].flatMap((step) => [
      messages[`shared-area/src/stages/i18n: ${step}`],
      messages[`shell/src/track/i18n: step.${step}`],
    ]);
    const past = pastSteps[language];
    if (!past) throw new Error(`The past tense of ${language} is not known.`);
    expect(steps).toHaveLength(6);
    expect(steps.filter((step) => step === undefined || past.test(step))).toEqual([]);
  },
);
