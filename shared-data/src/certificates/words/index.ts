import en from './en';
import hi from './hi';
import mr from './mr';

export type StatedWords = Readonly<Record<keyof typeof en, string>>;

/**
 * Three words a language: what makes a certificate does not wait for them. Not in a folder `i18n`, whose messages the
 * build compiles for what renders them.
 */
const words = new Map<string, StatedWords>(Object.entries({ en, hi, mr }));

/** Those of a language; the English ones where it has none. */
export function statedWords(language: string): StatedWords {
  return words.get(language) ?? en;
}
