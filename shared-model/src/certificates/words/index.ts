import en from './en';
import hi from './hi';
import mr from './mr';

export type StatedWords = Readonly<Record<keyof typeof en, string>>;

/**
 * Only three words per language, so they are bundled and not loaded on demand. They are not in a folder `i18n`, whose
 * messages the build compiles for rendering.
 */
const words = new Map<string, StatedWords>(Object.entries({ en, hi, mr }));

/** The words in a language; by default in English. */
export function statedWords(language: string): StatedWords {
  return words.get(language) ?? en;
}
