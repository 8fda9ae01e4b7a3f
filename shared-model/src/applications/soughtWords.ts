import { cleanText } from '../texts/cleanText';
import { asciiDigits } from '../texts/asciiDigits';
import { similarKey, soughtSounds } from './nameKeys';
import { spokenWords, wordsOf } from './searchWords';

/** How a number may stand on a paper that it is copied from: with a label, blanks and other dashes. */
const label = /(^|\s)(?:application\s+)?(?:no|nr|number|क्रमांक|क्र|संख्या|नंबर|सं)[.:\s]+(?=#|pan|\d)/giu;

function asUsual(search: string): string {
  return asciiDigits(cleanText(search))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(label, '$1')
    .replace(/(?:#\s*)?\bpan[\s-]+(\d{4})[\s-]+(\d+)/gi, '#PAN-$1-$2')
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
