import { i18n, type Messages } from '@lingui/core';

/** Every message of an area by its key, as written in `i18n/en.ts`. */
export type Catalogue = Readonly<Record<string, string>>;

/** How to load an area's messages in the other languages, by language tag (`hi`, `mr`). */
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
 * English is formatted for India: dates as 20 Nov 2026, figures as 1,00,000. The other languages use the same
 * digits, as all figures of the portal do.
 */
const englishLocales = ['en-IN', 'en'];

const areas = new Map<string, Area>();
let wanted = 'en';

i18n.load('en', {});
i18n.activate('en', localesOf('en'));

/** Lingui's own message store, with a language active from the start. */
export { i18n };

/**
 * Registers the messages of an area under `prefix.key`. Called once per area, by `createMessages`.
 * If another language is active, the area's messages in it are requested at once.
 * @returns the prefix: the area's name, with a number where another build's catalogue has that name already,
 * since builds of two releases compile in the same controls with messages of their own
 */
export function registerCatalogue(
  name: string,
  english: Translations,
  others: OtherLanguages = {},
): string {
  let area = name;
  for (let count = 2; areas.has(area); count += 1) area = `${name}${count}`;
  areas.set(area, { english, others });
  // Not by `load`: it notifies all components on the page, though none can show these messages yet. React would
  // then re-create the prerendered parts of the document, and the keyboard focus in them would be lost.
  Object.assign(i18n.messages, prefixed(area, english));
  if (wanted !== i18n.locale) i18n.load(wanted, prefixed(area, english));
  const language = wanted;
  if (language !== 'en') {
    void loadMessages(area, language).then((messages) => i18n.load(language, messages));
  }
  return area;
}

/**
 * Loads a language for every registered area and makes it the active one. Messages that are missing or
 * cannot be loaded stay in English; a language that no area has leaves English active.
 * @param direction the reading direction of the language
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
  i18n.load(asked, await loadAllMessages(asked));
  if (asked === wanted) {
    i18n.activate(asked, localesOf(asked));
    // There is no `document` while the pages are prerendered.
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

/** The messages of all registered areas in a language, for a part of the page that is in another language than the page. */
export async function loadAllMessages(language: string): Promise<Messages> {
  const all = await Promise.all([...areas.keys()].map((area) => loadMessages(area, language)));
  return Object.assign({}, ...all) as Messages;
}

async function loadMessages(area: string, language: string): Promise<Messages> {
  const { english, others } = areas.get(area) ?? { english: {}, others: {} };
  let translations: Translations = {};
  try {
    translations = (await others[language]?.())?.default ?? {};
  } catch (cause) {
    console.warn(`The words of ${area} did not load (${language}); English stays.`, cause);
  }
  return prefixed(area, { ...english, ...translations });
}

function prefixed(area: string, translations: Translations): Messages {
  return Object.fromEntries(
    Object.entries(translations).map(([key, word]) => [`${area}.${key}`, word]),
  );
}
