import type { Page } from '@playwright/test';
import { latinThatStays } from '../../tools/testing/languages/findLatinWords';
import { catalogues } from './catalogues';
import { sampleEnglish, sampleNames, sampleNotes } from './sampleTexts';

/** Texts that stay in Latin letters everywhere, besides those that `docs/languages/<tag>.md` lists. */
const codes = [
  // Numbers of applications, certificates, tasks and members of staff.
  /#?PAN-\d{4}-\d+|\b[0-9A-Z]{4}(-[0-9A-Z]{1,4})+\b|\b(TASK|EMP)-\d+\b/g,
  // Addresses, of people and of pages, and names of files.
  /\S+@\S+|https?:\/\/\S+|\blocalhost\S*|\S+\.(html|json|ics|csv|pdf)\b/g,
  // The name of a build, as its maker wrote it.
  /\b\d+\.\d+\.\d+\+\w+/g,
];

/** Initials of a name, instead of a picture: 'A' or 'AK'. */
const initials = sampleNames.flatMap((name) => {
  const letters = name.split(' ').map((word) => word.charAt(0));
  return [letters.join(''), letters[0] ?? ''];
});
const asWritten = [...sampleNames, ...initials, ...sampleNotes];

/** The names of months, and the halves of a day. */
const months = ['am', 'pm', ...(['long', 'short'] as const).flatMap(monthNames)];

function monthNames(month: 'long' | 'short'): string[] {
  const names = new Intl.DateTimeFormat('en-IN', { month });
  return Array.from({ length: 12 }, (_, at) => names.format(new Date(2026, at)));
}

/** English that must be marked: the texts of a paper and its dates, and the name of the language itself. */
const english = wholly([...sampleEnglish, ...months, 'English', 'En']);
const latin = /\p{Script=Latin}/u;

/** Matches each of the texts where no letter is next to it, the longest first. */
function wholly(texts: readonly string[]): RegExp {
  const sorted = [...new Set(texts)].sort((one, other) => other.length - one.length);
  const escaped = sorted.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<!\p{L})(?:${escaped.join('|')})(?!\p{L})`, 'gu');
}

interface ShownText {
  text: string;
  /** Of the element with the text, or of an ancestor. */
  lang: string;
  /** The title, an attribute or an option: it cannot contain markup with `lang`. */
  isPlain: boolean;
}

/**
 * Texts, names and hints of a page with Latin words that are not from a record. English texts of an admin must be
 * marked as English, and marked texts must be by an admin or on a certificate. The values of fields are not read:
 * they are the text of the person who types.
 * @param written texts of the journey itself
 */
export async function latinTexts(page: Page, written: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  const pageLanguage = await page.evaluate(() => document.documentElement.lang);
  const anywhere = [...codes, wholly([...asWritten, ...written])];
  const staysOnPage = wholly(latinThatStays(pageLanguage));
  const without = (text: string, known: readonly RegExp[]) =>
    known.reduce((left, each) => left.replaceAll(each, ' . '), text);

  const hasWordsOfThePortal = ({ text, lang, isPlain }: ShownText) => {
    // A paper is in the council's language and English, whatever the language of the page.
    const stays = lang in catalogues ? wholly(latinThatStays(lang)) : staysOnPage;
    // A written text may contain a text that stays, so it is removed first, as a whole.
    const rest = without(text, [...anywhere, ...(lang === 'en' ? [english] : []), stays]);
    if (!latin.test(rest)) return false;
    // Unmarkable English is allowed within a sentence of the page's language.
    const sentence = without(text, [...anywhere, english, stays]);
    return !isPlain || latin.test(sentence) || !/\p{L}/u.test(sentence);
  };
  const found = texts.filter(hasWordsOfThePortal);
  return [...new Set(found.map(({ text, lang }) => (lang === 'en' ? `${text} (en)` : text)))];
}

/** Runs in the page. */
function readTexts(): ShownText[] {
  const plainAttributes = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['placeholder', 'alt', 'title', 'label'],
  ];
  const { lang: pageLanguage } = document.documentElement;
  const found: ShownText[] = [{ text: document.title, lang: pageLanguage, isPlain: true }];
  // Folded text counts, because a reader can unfold it.
  const isShown = (element: Element) =>
    element.checkVisibility() ||
    !!element.closest('details:not([open])')?.checkVisibility() ||
    // The options of a closed list count too.
    !!element.closest('option, optgroup')?.closest('select')?.checkVisibility();
  const isBreak = (node: Node | null) => node instanceof HTMLElement && node.matches('wbr');
  // An address with line break opportunities is one text in several nodes.
  const wholeText = (node: Node): string =>
    isBreak(node.nextSibling) && node.nextSibling.nextSibling
      ? `${node.textContent}${wholeText(node.nextSibling.nextSibling)}`
      : (node.textContent ?? '');
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    // The name of a key is written as on the keyboard.
    if (!element || element.closest('script, style, noscript, kbd') || !isShown(element)) continue;
    const isPlain = node === element;
    if (!isPlain && isBreak(node.previousSibling)) continue;
    if (!isPlain && element.matches('textarea')) continue;
    const texts = isPlain
      ? plainAttributes.map((name) => element.getAttribute(name))
      : [wholeText(node)];
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    // An option has only plain text.
    const isUnmarked = isPlain || element.matches('option');
    for (const text of texts) if (text) found.push({ text, lang, isPlain: isUnmarked });
  }
  return found;
}
