import { limits } from '../limits/limits';
import type { Application } from './applicationSchema';
import { isSimilarKey, similarKey, soundKeys } from './nameKeys';
import { invisible } from './sortKey';

/** The words of a text, normalised for a search. Vowel signs stay part of their word. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(invisible, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Maximum letters of an indexed word of a name: all prefixes of a longer word would take too much space. */
const wordLimit = 40;

/** The words of the names on a form, up to their part of the size limit: the rest is for how names sound. */
export function nameWords(names: readonly string[]): string[] {
  return withinRoom(wordsOf(names.join(' ')), limits.searchedNames / 2);
}

/**
 * The words that an application is found by in addition to its own, up to the size limit: the words of the names on its
 * form, how all words sound, and what similar names share with those of people. The keys are in capitals, so that a word as
 * it is written is never one of them.
 */
export function soundWords(
  { applicant, service }: Pick<Application, 'applicant' | 'service'>,
  names: readonly string[] = [],
): string[] {
  const own = wordsOf(`${applicant.name} ${service}`);
  const people = [...spokenWords(applicant.name), ...spokenWords(names.join(' '))];
  const words = [
    ...nameWords(names).filter((word) => !own.includes(word)),
    ...people.flatMap(soundKeys),
    ...wordsOf(service).flatMap(soundKeys),
    ...people.flatMap((word) => similarKey(word) ?? []),
  ];
  return withinRoom(words, limits.searchedNames);
}

/** The words of a name as they are spoken: 'D’Souza' is one. */
export function spokenWords(name: string): string[] {
  return wordsOf(name.replace(/(^|[^\p{L}\p{M}])d['’](?=\p{L})/giu, '$1d'));
}

function withinRoom(words: readonly string[], room: number): string[] {
  let length = 0;
  const cut = words.map((word) => Array.from(word).slice(0, wordLimit).join(''));
  return [...new Set(cut)].filter((word) => {
    length += word.length + 1;
    return length <= room;
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

/**
 * All prefixes of the words, up to a length: Firestore finds whole entries only. The key of similar names is looked for as a
 * whole.
 */
export function prefixesOf(words: readonly string[], atMost = Infinity): string[] {
  const prefixes = words.flatMap((word) => {
    const letters = Array.from(word).slice(0, atMost);
    if (isSimilarKey(word)) return [letters.join('')];
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(prefixes)];
}
