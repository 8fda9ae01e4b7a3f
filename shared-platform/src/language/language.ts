import { i18n } from '@lingui/core';
import type { Messages } from '@lingui/core';

/** Every message of an area by its key, as written in `i18n/en.ts`. */
export type Catalogue = Readonly<Record<string, string>>;

/** How to get an area's words in the other languages, by language tag (`hi`, `mr`). */
export type OtherLanguages<Keys extends string = string> = Readonly<
  Record<string, () => Promise<{ default: Readonly<Record<Keys, string>> }>>
>;

/** In a production build the catalogues arrive compiled. */
type Translations = Readonly<Messages>;

interface Area {
  english: Translations;
  others: OtherLanguages;
}

/**
 * English is written for India: dates as 20 Nov 2026, figures as 1,00,000. The other languages have the same digits,
 * which all figures of the portal are written in.
 */
const englishLocales = ['en-IN', 'en'];

const areas = new Map<string, Area>();
let wanted = 'en';

i18n.load('en', {});
i18n.activate('en', localesOf('en'));

/** Lingui's own store of words, with a language active from the start. */
export { i18n };

/**
 * Makes the words of an area known under `prefix.key`. Called once per area, by `createMessages`.
 * The words of an area that arrives while another language is active are asked for at once.
 * @returns the prefix: the area's name, with a number where another build's catalogue has that already,
 * since builds of two releases compile in the same controls with words of their own
 */
export function registerCatalogue(
  name: string,
  english: Translations,
  others: OtherLanguages = {},
): string {
  let area = name;
  for (let count = 2; areas.has(area); count += 1) area = `${name}${count}`;
  areas.set(area, { english, others });
  // Written in silence: `load` notifies everything on the page, though nothing on it can show these words yet. React
  // would then build the parts anew that a document brought with it, and a keyboard's focus in them would be lost.
  Object.assign(i18n.messages, prefixed(area, english));
  if (wanted !== i18n.locale) i18n.load(wanted, prefixed(area, english));
  if (wanted !== 'en') void loadArea(area, wanted);
  return area;
}

/**
 * Loads a language for every registered area and makes it the active one. Words that are missing, or
 * cannot be fetched, stay in English; a language that no area has leaves English active.
 * @param direction which way the language is read
 * @returns the language that is active now
 */
export async function activateLanguage(
  language: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<string> {
  if (language === wanted && language === i18n.locale) return language;
  const isKnown = [...areas.values()].some(({ others }) => language in others);
  wanted = isKnown ? language : 'en';
  const asked = wanted;
  await Promise.all([...areas.keys()].map((area) => loadArea(area, asked)));
  if (asked === wanted) {
    i18n.activate(asked, localesOf(asked));
    // There is no document while the portal's own are rendered.
    if (typeof document !== 'undefined') {
      document.documentElement.lang = asked;
      document.documentElement.dir = isKnown ? direction : 'ltr';
    }
  }
  return wanted;
}

/** The locales for `Intl`, in the order of preference. */
export function activeLocales(): string[] {
  return localesOf(i18n.locale);
}

function localesOf(language: string): string[] {
  return language === 'en' ? englishLocales : [`${language}-IN-u-nu-latn`, ...englishLocales];
}

async function loadArea(area: string, language: string): Promise<void> {
  const { english, others } = areas.get(area) ?? { english: {}, others: {} };
  let translations: Translations = {};
  try {
    translations = (await others[language]?.())?.default ?? {};
  } catch (cause) {
    console.warn(`The words of ${area} did not load (${language}); English stays.`, cause);
  }
  i18n.load(language, prefixed(area, { ...english, ...translations }));
}

function prefixed(area: string, translations: Translations): Messages {
  return Object.fromEntries(
    Object.entries(translations).map(([key, word]) => [`${area}.${key}`, word]),
  );
}
