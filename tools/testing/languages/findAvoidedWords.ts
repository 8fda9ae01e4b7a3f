import type { Catalogue } from './findGaps';
import { tableOf } from './findLatinWords';

/** Words that are avoided for one meaning and right for another, which a test cannot distinguish; by language tag. */
const rightElsewhere: Readonly<Record<string, readonly string[]>> = {
  hi: [
    // The singular is used only in the names of the areas.
    'सेवाएँ',
    // Used for cancelling a certificate or a payment; avoided on dialogs.
    'रद्द करें',
    // Used for arriving; avoided for access.
    'पहुँच',
    // Used for a quantity; avoided for the number of a document.
    'संख्या',
    // Also the postposition.
    'की',
  ],
  mr: [
    // Used for a decision, for the choice to change something, and for a cancellation.
    ...['मागे घेतला', 'बदला', 'रद्द करा'],
    // Used for details, on a button.
    'तपशील',
    // Used for a window of the browser.
    'खिडकी',
    // Used for what is left to do; avoided as a status.
    'बाकी',
    // Used for a request for access, and for applications.
    ...['नाकारला', 'पडताळा'],
    // Used for closing.
    'बंद',
    // Also the word for ‘that’.
    'की',
  ],
};

/** An avoided form, and the word to use instead. */
export interface AvoidedWord {
  avoided: string;
  used: string;
}

/**
 * The words that the glossary of a language avoids, from the last column of its table in
 * `docs/languages/<tag>.md`: one form, or several separated by commas, with the reason after a colon; the next
 * entry follows a semicolon. Words that the glossary itself uses for something else are left out.
 * @throws if the document has no glossary
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
      // An English explanation may follow the word.
      .map((form) => form.replace(/\p{Script=Latin}.*$/u, '').trim())
      .filter((form) => /\p{Script=Devanagari}/u.test(form) && !isRight(form))
      .map((form) => ({ avoided: form, used })),
  );
}

/** The messages of a catalogue that contain an avoided word, by their keys. */
export function findAvoidedWords(
  translation: Catalogue,
  avoided: readonly AvoidedWord[],
): string[] {
  return Object.entries(translation).flatMap(([key, message]) =>
    avoided
      .filter((word) => inflected(word.avoided).test(message.normalize('NFC')))
      .map((word) => `${key} has '${word.avoided}' and not '${word.used}'`),
  );
}

/**
 * Hindi words with a wrong dot below: under क, ख and ग, or where the same word, or one of the glossary, is written
 * the other way (`docs/languages/hi.md`, 'How it is written').
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

/** Normalized so that each letter with a dot is two characters, however it was typed. */
function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/\p{Script=Devanagari}+/gu) ?? [];
}

/**
 * A form with any ending: 'सादर करा' finds 'सादर करताच', 'उपकरण' finds 'उपकरणाच्या'. What is short is found with the
 * endings of a case alone, since other words begin like it: 'फी' is no part of 'फीत'.
 */
function inflected(word: string): RegExp {
  const stem = word.normalize('NFC').replace(/(?:[ािीुूेैोौं]|ें|णे|ना)$/u, '');
  const letters = stem.match(/\p{L}/gu) ?? [];
  const ending =
    letters.length > 3
      ? ''
      : String.raw`(?:[ािीुूेैोौं]*(?:चा|ची|चे|च्या|ला|ने|नी|वर|त|तून|साठी|मध्ये)?(?![\p{L}\p{M}]))`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${letters.length > 3 ? stem : word}${ending}`, 'u');
}

function wholeWord(word: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, 'u');
}
