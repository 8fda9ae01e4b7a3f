interface Language {
  tag: string;
  name: string;
  short: string;
  /** Given where lines are read from right to left. */
  direction?: 'rtl';
}

/** The languages of the portal, each by its own name, and by its first letters where there is no room for more. Every message exists in the first. */
export const languages = [
  { tag: 'en', name: 'English', short: 'En' },
  { tag: 'hi', name: 'हिन्दी', short: 'हि' },
  { tag: 'mr', name: 'मराठी', short: 'म' },
] as const satisfies readonly Language[];

export type LanguageTag = (typeof languages)[number]['tag'];

/** What every message is written in first, and what stands in where another language has a gap. */
export const firstLanguage = 'en' satisfies LanguageTag;

/** Which way a language of the portal is read. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const all: readonly Language[] = languages;
  return all.find((language) => language.tag === tag)?.direction ?? 'ltr';
}

export const otherLanguages = languages
  .map(({ tag }) => tag)
  .filter((tag) => tag !== firstLanguage);
