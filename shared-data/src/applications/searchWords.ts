import { asciiDigits } from '../asciiDigits';
import { limits } from '../limits';
import type { Application } from './Application';
import { soughtKey, storedKeys } from './nameKeys';

/** The words of a text, normalised for a search. Vowel signs stay part of their word. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Maximum letters of an indexed word of a name: all prefixes of a longer word would take too much space. */
const wordLimit = 40;

/** The words of the names on a form, up to the size limit. */
export function nameWords(names: readonly string[]): string[] {
  return withinRoom(wordsOf(names.join(' ')));
}

/**
 * The words that an application is found by in addition to its own, up to the size limit: the words of the names on its
 * form, and the phonetic keys of all words, so that a name is found in Devanagari and in Latin.
 */
export function soundWords(
  { applicant, service }: Pick<Application, 'applicant' | 'service'>,
  names: readonly string[] = [],
): string[] {
  const own = wordsOf(`${applicant.name} ${service}`);
  const keys = [...own, ...nameWords(names)].flatMap(storedKeys);
  return withinRoom([...keys, ...nameWords(names)].filter((word) => !own.includes(word)));
}

function withinRoom(words: readonly string[]): string[] {
  let length = 0;
  const cut = words.map((word) => Array.from(word).slice(0, wordLimit).join(''));
  return [...new Set(cut)].filter((word) => {
    length += word.length + 1;
    return length <= limits.searchedNames;
  });
}

/**
 * The words that an application is found by: those of the applicant's name, the service, the names on its form and
 * the number. The number is indexed as year with running number ('2026-014') and as running number alone, with and
 * without leading zeros; the letters before them are left out, since they would match every application.
 */
export function searchWords(
  { applicant, service, number }: Pick<Application, 'applicant' | 'service' | 'number'>,
  names: readonly string[] = [],
): string[] {
  const [, yearly = '', running = ''] = /(\d+-(\d+))$/.exec(number) ?? [];
  const numbers = [yearly, running, running.replace(/^0+/, '')];
  const words = [...wordsOf(`${applicant.name} ${service}`), ...nameWords(names), ...numbers];
  return [...new Set(words)].filter((word) => word !== '');
}

/** The words of a search: a number, or the beginning of one, counts as one word. */
export function soughtWords(search: string): string[] {
  const numbers: string[] = [];
  const rest = asciiDigits(search).replace(
    /(^|\s)(?:#?pan-(\d*(?:-\d*)?)|#(?:p|pa|pan)?(?=\s|$)|#?(\d{4}-\d*))/giu,
    (_, before: string, afterLetters = '', bare = '') => {
      numbers.push(`${String(afterLetters)}${String(bare)}`);
      return before;
    },
  );
  return [...new Set([...numbers.filter((number) => number !== ''), ...wordsOf(rest)])];
}

/** The keys of a search, in the form of `soundWords`. */
export function soughtKeys(search: string): string[] {
  return [
    ...new Set(soughtWords(search).map((word) => (/\d/.test(word) ? word : soughtKey(word)))),
  ];
}

/** Whether a word, or the beginning of one, sounds like a word of the name, in Devanagari or in Latin. */
export function soundsLike(word: string, name: string): boolean {
  const sought = soughtKey(word);
  return wordsOf(name).some((each) => storedKeys(each).some((key) => key.startsWith(sought)));
}

/** The key by which names are sorted and compared, without regard to case. */
export function sortKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
