import type { Actor } from '../applications/applicationSchema';
import { similarKey, soundKeys } from '../applications/nameKeys';
import { prefixesOf, searchWords, wordsOf } from '../applications/searchWords';
import { limits } from '../limits/limits';
import type { LogEntry } from './logEntrySchema';

/** A log entry to be written; the store adds the time. */
export type NewLogEntry = Pick<LogEntry, 'by' | 'kind' | 'action' | 'subject'> & {
  detail?: string | undefined;
};

/** A log entry as both stores keep it, without its time. */
export interface ComposedEntry {
  by: Actor;
  kind: LogEntry['kind'];
  action: string;
  subject: string;
  detail?: string;
  /** Prefixes of the words that the entry is found by, in lower case. */
  words: string[];
}

/** How many words of an entry count as names: the names of who did it and to whom come first. */
const namesAtMost = 12;

/** How many numbers are indexed before the names: those of the subject. */
const numbersFirst = 6;

/** How many letters of a word are indexed: each prefix is stored, so that more letters would take too much room. */
const wordLength = 20;

/**
 * An entry as it is stored, within `limits.log`: a longer subject or detail is cut, since an action must not fail because
 * of its entry. It is found by the words of the person's name, of the subject and of the detail, and by their sound, as
 * many as there is room for: numbers and names first.
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
    words: prefixesOf(
      [
        ...neededWords(what.subject),
        ...inOrderOfNeed(
          searchWords({
            applicant: { uid: null, name, email: '' },
            service: `${what.subject} ${what.detail}`,
            number: what.subject,
          }),
        ),
      ],
      wordLength,
    ).slice(0, limits.log.words),
  };
}

/** The words that firestore.rules require in every entry: the number, and the first word. */
function neededWords(subject: string): string[] {
  const nobody = { uid: null, name: '', email: '' };
  const numbers = searchWords({ applicant: nobody, service: '', number: subject });
  return [...numbers, ...wordsOf(subject).slice(0, 1)];
}

/** The part of a searched word that entries are found by. */
export function soughtBeginning(word: string): string {
  return Array.from(word).slice(0, wordLength).join('');
}

function inOrderOfNeed(words: readonly string[]): string[] {
  const [numbers, others] = [words.filter(hasDigit), words.filter((word) => !hasDigit(word))];
  const names = others
    .slice(0, namesAtMost)
    .flatMap((word) => [word, ...soundKeys(word), ...[similarKey(word) ?? []].flat()]);
  // The first numbers are those of the subject; a reason may be full of numbers.
  const [first, further] = [numbers.slice(0, numbersFirst), numbers.slice(numbersFirst)];
  return [...first, ...names, ...further, ...others, ...others.flatMap(soundKeys)];
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

function cut(text: string, most: number): string {
  const trimmed = text.trim();
  return trimmed.length <= most ? trimmed : `${trimmed.slice(0, most - 1).trimEnd()}…`;
}
