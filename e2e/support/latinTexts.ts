import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What stays in Latin letters in any language: `docs/languages/hi.md` says why. */
const stays = [
  /(\b|\d)(PDF|DOCX?|JPE?G|PNG|CSV|UPI|MB|KB|WCAG|AA|QR|API|PIN)\b/g,
  /\b(JavaScript|Chromium|Chrome|Firefox|Safari|Word|NVDA|TalkBack|VoiceOver|axe|Ctrl|Enter|Esc|Tab)\b/g,
  /\bEnglish\b/g,
  /#?PAN-[\d-]+|\b[0-9A-Z]{4}(-[0-9A-Z]{1,4})+\b|\b[A-Z]{2,4}-\d+\b/g,
  /\S+@\S+|https?:\/\/\S+|\blocalhost\S*|\S+\.(html|json|ics|csv|pdf|jpg|png|docx?)\b/g,
  // Of dates in Marathi, as browsers write them.
  /\b(am|pm)\b/gi,
  /\b\d+\.\d+\.\d+\+\w+/g,
  // What the text of a certificate names in any language; examples of what somebody may search with.
  /\bApplicant\b|\b(salary|aay|utpanna|dakhla)\b/g,
];

/** What councils and citizens have written, as the sample records have it. It is shown as it was written. */
const written = readSources([
  'shared-data/src',
  'shell/deployment',
  'shell/src/council',
  'tools/accounts',
]);

function readSources(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /sample|seed|services\.json|config\.json|council\.ts|demoAccounts|usualSettings/i.test(
          file,
        ),
      )
      .filter((file) => /\.(ts|json)$/.test(file))
      .map((file) => readFileSync(path.join(process.cwd(), folder, file), 'utf8')),
  );
  return files.join('\n').replaceAll(/\s+/g, ' ');
}

/** Texts, names and hints on the page that have Latin words which nobody has written into a record. */
export async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
          found.add(node.getAttribute(name) ?? '');
        }
        continue;
      }
      const owner = node.parentElement;
      if (owner?.closest('script, style, noscript, [lang=en]')) continue;
      if (owner?.checkVisibility()) found.add(node.textContent ?? '');
    }
    return [...found];
  });
  return texts.filter(hasWordsOfThePortal);
}

/** Words that stand together: of one sentence, or of one entry of a list. */
const latin = /[A-Za-z][A-Za-z0-9 '’/@+#-]*/g;
/** A quotation mark may end what stands in it. */
const closing = /[’\s]+$/;

function hasWordsOfThePortal(text: string): boolean {
  const rest = stays.reduce((left, pattern) => left.replaceAll(pattern, ' . '), text);
  // What was written may hold what stays, so that it is looked for with it and without.
  return [text, rest].every((each) =>
    (each.match(latin) ?? []).some((words) => !written.includes(words.replace(closing, ''))),
  );
}
