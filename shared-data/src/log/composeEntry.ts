import type { Actor } from '../applications/Application';
import { storedKeys } from '../applications/nameKeys';
import { searchWords, wordsOf } from '../applications/searchWords';
import { limits } from '../limits';
import type { LogEntry } from './LogEntry';

/** What the log is to say of an act; the store adds when it was. */
export type NewLogEntry = Pick<LogEntry, 'by' | 'kind' | 'action' | 'subject' | 'detail'>;

/** What both stores keep of an act, but for its time. */
export interface ComposedEntry {
  by: Actor;
  kind: LogEntry['kind'];
  action: string;
  subject: string;
  detail?: string;
  /** Beginnings of the words that it is found by, in small letters. */
  words: string[];
}

/** Of the words of an entry: the first are names, of who did it and of whom it was done to. */
const namesAtMost = 12;

/** Numbers that have their room before the names: those of what an entry is about. */
const numbersFirst = 6;

/** Letters of a word that it is found by: with each of its beginnings, a longer one takes too much room. */
const wordLength = 20;

/**
 * An entry as it is kept, within `limits.log`: a subject or detail that is longer is cut, since an act must
 * not fail for its entry. It is found by the words of who did it, of its subject and of its detail, and by how these
 * sound, as many as there is room for: numbers and names first.
 */
export function composeEntry({
  by,
  kind,
  action,
  subject,
  detail = '',
}: NewLogEntry): ComposedEntry {
  const { uid, name, role } = by;
  const what = {
    subject: cut(subject, limits.log.subject),
    detail: cut(detail, limits.log.detail),
  };
  return {
    by: { uid, name, role },
    kind,
    action,
    subject: what.subject,
    ...(what.detail === '' ? {} : { detail: what.detail }),
    words: beginningsOf([
      ...neededWords(what.subject),
      ...inOrderOfNeed(
        searchWords({
          applicant: { uid: null, name, email: '' },
          service: `${what.subject} ${what.detail}`,
          number: what.subject,
        }),
      ),
    ]),
  };
}

/** What the rules of the live store ask for, whatever else there is no room for: the number, and the first word. */
function neededWords(subject: string): string[] {
  const nobody = { uid: null, name: '', email: '' };
  const numbers = searchWords({ applicant: nobody, service: '', number: subject });
  return [...numbers, ...wordsOf(subject).slice(0, 1)];
}

/** A word that somebody looks for, as far as entries are found by it. */
export function soughtBeginning(word: string): string {
  return Array.from(word).slice(0, wordLength).join('');
}

function inOrderOfNeed(words: readonly string[]): string[] {
  const [numbers, others] = [words.filter(hasDigit), words.filter((word) => !hasDigit(word))];
  const names = others.slice(0, namesAtMost).flatMap((word) => [word, ...storedKeys(word)]);
  // An entry begins with what it is about; a reason may be full of numbers.
  const [first, further] = [numbers.slice(0, numbersFirst), numbers.slice(numbersFirst)];
  return [...first, ...names, ...further, ...others, ...others.flatMap(storedKeys)];
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words.flatMap((word) => {
    const letters = Array.from(word).slice(0, wordLength);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(beginnings)].slice(0, limits.log.words);
}

function cut(text: string, most: number): string {
  const trimmed = text.trim();
  return trimmed.length <= most ? trimmed : `${trimmed.slice(0, most - 1).trimEnd()}…`;
}
