interface Language {
  tag: string;
  name: string;
  short: string;
  /** Set if lines are read from right to left. */
  direction?: 'rtl';
}

/**
 * The languages of the portal, each with its own name, and its first letters for narrow places. Every message exists in the first
 * one.
 */
export const languages = [
  { tag: 'en', name: 'English', short: 'En' },
  { tag: 'hi', name: 'हिन्दी', short: 'हि' },
  { tag: 'mr', name: 'मराठी', short: 'म' },
] as const satisfies readonly Language[];

export type LanguageTag = (typeof languages)[number]['tag'];

/** The language that every message is written in first, and the fallback for gaps in other languages. */
export const firstLanguage = 'en' satisfies LanguageTag;

/** The reading direction of a language of the portal. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const all: readonly Language[] = languages;
  return all.find((language) => language.tag === tag)?.direction ?? 'ltr';
}

export const otherLanguages = languages
  .map(({ tag }) => tag)
  .filter((tag) => tag !== firstLanguage);
