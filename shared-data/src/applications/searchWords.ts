import type { Application } from './Application';

/** The words of a text, as they are compared in a search. Vowel signs stay part of their word. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/**
 * The words that an application is found by. Of its number, year and running number stand together
 * ('2026-014'), and the running number by itself, also without its zeros; the letters before them are
 * left out, since they would find every application.
 */
export function searchWords({
  applicant,
  service,
  number,
}: Pick<Application, 'applicant' | 'service' | 'number'>): string[] {
  const [, yearly = '', running = ''] = /(\d+-(\d+))$/.exec(number) ?? [];
  const numbers = [yearly, running, running.replace(/^0+/, '')];
  return [...new Set([...wordsOf(`${applicant.name} ${service}`), ...numbers])].filter(
    (word) => word !== '',
  );
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
