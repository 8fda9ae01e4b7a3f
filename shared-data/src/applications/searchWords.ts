import { limits } from '../limits';
import type { Application } from './Application';

/** The words of a text, as they are compared in a search. Vowel signs stay part of their word. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Letters of a word of a name that it is found by: with each of its beginnings, a longer one takes too much room. */
const wordLimit = 40;

/** The words of the names on a form, as many as there is room for. */
export function nameWords(names: readonly string[]): string[] {
  let length = 0;
  const words = wordsOf(names.join(' ')).map((word) =>
    Array.from(word).slice(0, wordLimit).join(''),
  );
  return [...new Set(words)].filter((word) => {
    length += word.length + 1;
    return length <= limits.searchedNames;
  });
}

/**
 * The words that an application is found by: those of the applicant's name, the service, the names on its form and
 * the number. Of its number, year and running number stand together
 * ('2026-014'), and the running number by itself, also without its zeros; the letters before them are
 * left out, since they would find every application.
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

/** The words of what somebody looks for: a number, or the beginning of one, counts as one word. */
export function soughtWords(search: string): string[] {
  const numbers: string[] = [];
  const rest = search.replace(
    /(^|\s)(?:#?pan-(\d*(?:-\d*)?)|#(?:p|pa|pan)?(?=\s|$)|#?(\d{4}-\d*))/giu,
    (_, before: string, afterLetters = '', bare = '') => {
      numbers.push(`${String(afterLetters)}${String(bare)}`);
      return before;
    },
  );
  return [...new Set([...numbers.filter((number) => number !== ''), ...wordsOf(rest)])];
}

/** What names are ordered and compared by: their case does not matter. */
export function sortKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
