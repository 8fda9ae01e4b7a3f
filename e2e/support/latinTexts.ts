import type { Page } from '@playwright/test';
import { latinThatStays } from '../../tools/testing/languages/findLatinWords';
import { catalogues } from './catalogues';
import { sampleEnglish, sampleNames, sampleNotes } from './sampleTexts';

/** What stays in Latin letters wherever it stands, beside what `docs/languages/<tag>.md` lists. */
const codes = [
  // Numbers of applications, certificates, tasks and members of staff.
  /#?PAN-\d{4}-\d+|\b[0-9A-Z]{4}(-[0-9A-Z]{1,4})+\b|\b(TASK|EMP)-\d+\b/g,
  // Addresses, of people and of pages, and names of files.
  /\S+@\S+|https?:\/\/\S+|\blocalhost\S*|\S+\.(html|json|ics|csv|pdf)\b/g,
  // A build, as its maker has called it.
  /\b\d+\.\d+\.\d+\+\w+/g,
];

/** Of a name, in place of a picture: 'A' or 'AK'. */
const initials = sampleNames.flatMap((name) => {
  const letters = name.split(' ').map((word) => word.charAt(0));
  return [letters.join(''), letters[0] ?? ''];
});
const asWritten = [...sampleNames, ...initials, ...sampleNotes];

/** And the halves of a day. */
const months = ['am', 'pm', ...(['long', 'short'] as const).flatMap(monthNames)];

function monthNames(month: 'long' | 'short'): string[] {
  const names = new Intl.DateTimeFormat('en-IN', { month });
  return Array.from({ length: 12 }, (_, at) => names.format(new Date(2026, at)));
}

/** Where it is marked: the words of a paper and its days, and the name of the language itself. */
const english = wholly([...sampleEnglish, ...months, 'English', 'En']);
const latin = /\p{Script=Latin}/u;

/** Each of the texts where no letter stands beside it, the longest first. */
function wholly(texts: readonly string[]): RegExp {
  const sorted = [...new Set(texts)].sort((one, other) => other.length - one.length);
  const escaped = sorted.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<!\p{L})(?:${escaped.join('|')})(?!\p{L})`, 'gu');
}

interface ShownText {
  text: string;
  /** Of the element that it stands in, or of one around it. */
  lang: string;
  /** The title, an attribute or an option: no part of it can be marked. */
  isPlain: boolean;
}

/**
 * Texts, names and hints of a page that have Latin words which nobody has written into a record. What an admin has
 * written in English has to be marked so, and what is marked has to be written by an admin or on a certificate. What
 * stands in a field is not read: it is whoever types it that says it.
 * @param written by the journey itself
 */
export async function latinTexts(page: Page, written: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  const pageLanguage = await page.evaluate(() => document.documentElement.lang);
  const anywhere = [...codes, wholly([...asWritten, ...written])];
  const staysOnPage = wholly(latinThatStays(pageLanguage));
  const without = (text: string, known: readonly RegExp[]) =>
    known.reduce((left, each) => left.replaceAll(each, ' . '), text);

  const hasWordsOfThePortal = ({ text, lang, isPlain }: ShownText) => {
    // A paper is in the council's language beside English, whatever language the page is in.
    const stays = lang in catalogues ? wholly(latinThatStays(lang)) : staysOnPage;
    // What was written may hold what stays: it goes first, as a whole.
    const rest = without(text, [...anywhere, ...(lang === 'en' ? [english] : []), stays]);
    if (!latin.test(rest)) return false;
    // Within a sentence of the page's language.
    const sentence = without(text, [...anywhere, english, stays]);
    return !isPlain || latin.test(sentence) || !/\p{L}/u.test(sentence);
  };
  const found = texts.filter(hasWordsOfThePortal);
  return [...new Set(found.map(({ text, lang }) => (lang === 'en' ? `${text} (en)` : text)))];
}

/** In the page. */
function readTexts(): ShownText[] {
  const plainAttributes = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['placeholder', 'alt', 'title', 'label'],
  ];
  const { lang: pageLanguage } = document.documentElement;
  const found: ShownText[] = [{ text: document.title, lang: pageLanguage, isPlain: true }];
  // What is folded is read by whoever unfolds it.
  const isShown = (element: Element) =>
    element.checkVisibility() ||
    !!element.closest('details:not([open])')?.checkVisibility() ||
    // What a list that is closed offers.
    !!element.closest('option, optgroup')?.closest('select')?.checkVisibility();
  const isBreak = (node: Node | null) => node instanceof HTMLElement && node.matches('wbr');
  // An address that may go on in the next line is one text in several nodes.
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
    // A key is called as it is printed on a keyboard.
    if (!element || element.closest('script, style, noscript, kbd') || !isShown(element)) continue;
    const isPlain = node === element;
    if (!isPlain && isBreak(node.previousSibling)) continue;
    if (!isPlain && element.matches('textarea')) continue;
    const texts = isPlain
      ? plainAttributes.map((name) => element.getAttribute(name))
      : [wholeText(node)];
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    // An option is text alone.
    const isUnmarked = isPlain || element.matches('option');
    for (const text of texts) if (text) found.push({ text, lang, isPlain: isUnmarked });
  }
  return found;
}
