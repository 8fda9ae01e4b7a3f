import type { Catalogue } from './findGaps';
import { tableOf } from './findLatinWords';

/** Avoided for one thing and right for another, which no test can tell apart: in the language, by its tag. */
const rightElsewhere: Readonly<Record<string, readonly string[]>> = {
  hi: [
    // Only the names of the areas have the singular.
    'सेवाएँ',
    // Cancels a certificate or a payment; it is not said of a dialog.
    'रद्द करें',
    // Arrives; it is not said of access.
    'पहुँच',
    // A quantity, and not the number of a paper.
    'संख्या',
    // Also the postposition.
    'की',
  ],
  mr: [
    // Of a decision, of a choice to change something, and of what is cancelled.
    ...['मागे घेतला', 'बदला', 'रद्द करा'],
    // Details, on a button.
    'तपशील',
    // A window of the browser.
    'खिडकी',
    // Left to do; it is not a status.
    'बाकी',
    // Of a request for access, and of applications.
    ...['नाकारला', 'पडताळा'],
    // To close.
    'बंद',
    // Also the word for ‘that’.
    'की',
  ],
};

/** A form that is not written, and what is written for it. */
export interface AvoidedWord {
  avoided: string;
  used: string;
}

/**
 * What the glossary of a language avoids, by the last column of its table in `docs/languages/<tag>.md`: a form, or
 * several with commas between, and after a colon why; the next after a semicolon. Without what is a word of the
 * glossary itself, for another thing.
 * @throws where the document has no glossary
 */
export function avoidedWords(language: string): AvoidedWord[] {
  const entries = tableOf(language, 'Glossary');
  const terms = entries.map(([term = '']) => term);
  const isRight = (word: string) =>
    (rightElsewhere[language] ?? []).includes(word) ||
    terms.some((term) => wholeWord(word).test(term));
  return entries.flatMap(([used = '', , , avoided = '']) =>
    avoided
      .split(';')
      .flatMap((entry) => entry.split(':')[0]?.split(',') ?? [])
      // Why a word is avoided may go on in English, behind it.
      .map((form) => form.replace(/\p{Script=Latin}.*$/u, '').trim())
      .filter((form) => /\p{Script=Devanagari}/u.test(form) && !isRight(form))
      .map((form) => ({ avoided: form, used })),
  );
}

/** The messages of a catalogue that have an avoided word, by their keys. */
export function findAvoidedWords(
  translation: Catalogue,
  avoided: readonly AvoidedWord[],
): string[] {
  return Object.entries(translation).flatMap(([key, message]) =>
    avoided
      .filter((word) => wholeWord(word.avoided).test(message.normalize('NFC')))
      .map((word) => `${key} has '${word.avoided}' and not '${word.used}'`),
  );
}

/**
 * Words of Hindi with a dot below that are not written so: under क, ख and ग, or where the same word, or one of the
 * glossary, is written the other way (`docs/languages/hi.md`, 'How it is written').
 * @param terms of the glossary, which have their dots
 */
export function findUnevenDots(translation: Catalogue, terms: readonly string[]): string[] {
  const words = new Set(Object.values(translation).flatMap(wordsOf));
  const dotted = [...terms.flatMap(wordsOf), ...words].filter((word) => word.includes(dot));
  const plain = dotted.map((word) => word.replaceAll(dot, '')).filter((word) => words.has(word));
  const onOthers = dotted.filter((word) => /[कखग]\u093c/u.test(word));
  return [
    ...[...new Set(plain)].map((word) => `${word} is written with a dot below elsewhere`),
    ...onOthers.map((word) => `${word} has a dot below that is not written`),
  ];
}

const dot = '\u093c';

/** Letters with a dot are two characters each, however they were typed. */
function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/\p{Script=Devanagari}+/gu) ?? [];
}

function wholeWord(word: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, 'u');
}
