import { cleanText } from 'shared-auth/names';
import { asciiDigits } from '../asciiDigits';
import { limits } from '../limits';
import type { Application } from './Application';
import { isSimilarKey, similarKey, soughtSounds, soundKeys } from './nameKeys';

/** Marks without a letter: joiners and others of no width. 'कुर्\u200Dहाडे' is one word. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;

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

/** How a number may stand on a paper that it is copied from: with a label, blanks and other dashes. */
const label = /(^|\s)(?:application\s+)?(?:no|nr|number|क्रमांक|क्र|संख्या|नंबर|सं)[.:\s]+(?=#|pan|\d)/giu;

function asUsual(search: string): string {
  return asciiDigits(cleanText(search))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(label, '$1')
    .replace(/#?\s*\bpan[\s-]+(\d{4})[\s-]+(\d+)/gi, '#PAN-$1-$2')
    .replace(/(\d{4})-\s+(\d+)/g, '$1-$2');
}

/** The words of a search: a number, or the beginning of one, counts as one word. */
export function soughtWords(search: string): string[] {
  const numbers: string[] = [];
  const rest = asUsual(search).replace(
    /(^|\s)(?:#?pan-(\d*(?:-\d*)?)|#(?:p|pa|pan)?(?=\s|$)|#?(\d{4}-\d*))/giu,
    (_, before: string, afterLetters = '', bare = '') => {
      numbers.push(`${String(afterLetters)}${String(bare)}`);
      return before;
    },
  );
  return [...new Set([...numbers.filter((number) => number !== ''), ...wordsOf(rest)])];
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

/** A word of a search. */
export interface SoughtWord {
  /** As it is typed. */
  exact: string;
  /** How it sounds, as `soundWords` has it; none for a number. */
  sounds: readonly string[];
  /** What it shares with similar names. */
  similar?: string;
}

/** The words of a search with how they sound, the longest first. */
export function soughtNames(search: string): SoughtWord[] {
  const words = soughtWords(search);
  const joined = new Map(
    spokenWords(search)
      .filter((word) => word.startsWith('d') && !words.includes(word))
      .map((word) => [word.slice(1), word]),
  );
  return words
    .filter((word) => word !== 'd' || joined.size === 0)
    .map((exact): SoughtWord => {
      if (/\d/.test(exact)) return { exact, sounds: [] };
      const spoken = joined.get(exact) ?? exact;
      const similar = similarKey(spoken);
      return { exact, sounds: soughtSounds(spoken), ...(similar === undefined ? {} : { similar }) };
    })
    .sort((one, other) => other.exact.length - one.exact.length);
}

/** The key by which names are sorted and compared, without regard to case. */
export function sortKey(name: string): string {
  return name.replace(invisible, '').normalize('NFC').trim().toLowerCase();
}
