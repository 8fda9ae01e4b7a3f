import type { Page } from '@playwright/test';
import { sampleEnglish } from './sampleTexts';

/** 'en-XA' has accents and is two fifths longer; 'ar-XB' reads from right to left. Neither is shipped. */
export type PseudoLanguage = 'en-XA' | 'ar-XB';

/**
 * Writes what the page shows in a language that nobody reads: what its layout makes of another language is seen
 * before there is one. Of what can be chosen in a list, that which a record says is as long as its writer made it.
 */
export async function showIn(page: Page, language: PseudoLanguage): Promise<void> {
  const chosen = { to: language, records: sampleEnglish };
  await page.evaluate(({ to, records }) => {
    document.documentElement.dir = to === 'ar-XB' ? 'rtl' : 'ltr';
    // Of English letters two in five are vowels: each twice makes a text that much longer.
    const accented: Record<string, string> = {
      ...{ a: 'àá', e: 'èé', i: 'ìí', o: 'òó', u: 'ùú', y: 'ýý', n: 'ñ', c: 'ç', s: 'š' },
      ...{ A: 'ÀÁ', E: 'ÈÉ', I: 'ÌÍ', O: 'ÒÓ', U: 'ÙÚ', Y: 'ÝÝ', N: 'Ñ', C: 'Ç', S: 'Š' },
    };
    const pseudo = (text: string) =>
      // Addresses, numbers of applications and files are in no language. What is written already is left.
      text.replaceAll(/(?<![\w@#./-])[A-Za-z]{2,}(?![\w@]|[./-]\w)/g, (word) =>
        Array.from(word, (letter) => accented[letter] ?? letter).join(''),
      );
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
        node.placeholder = pseudo(node.placeholder);
      } else if (
        node instanceof Text &&
        !node.parentElement?.closest('script, style, [lang]:not(html)') &&
        !(node.parentElement?.matches('option') && records.includes(node.data))
      ) {
        const text = pseudo(node.data);
        if (text !== node.data) node.data = text;
      }
    }
  }, chosen);
}

/** What is cut off by its own box, stands beside the window, or points the wrong way. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Tables and bars measure themselves in the first frame after a change.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // A panel that slides in from the other side begins anew.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }

    const { clientWidth, scrollWidth, dir } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth} px`] : [];
    const named = (element: Element) =>
      element.outerHTML.replaceAll(/<svg.*?<\/svg>/g, '').slice(0, 120);
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (scrolls(box)) return true;
      }
      return false;
    };
    /** Of the text of an element alone, by a line at least. */
    const reachesBelow = (element: Element) => {
      const text = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      if (text.length === 0 || getComputedStyle(element).display === 'inline') return false;
      const range = document.createRange();
      const { bottom } = element.getBoundingClientRect();
      return text.some((node) => {
        range.selectNodeContents(node);
        return range.getBoundingClientRect().bottom > bottom + 8;
      });
    };
    /** What a field says without scrolling: its placeholder while it is empty, or what is chosen. */
    const saidIn = (field: Element) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
      if (field instanceof HTMLInputElement && field.value === '') return field.placeholder;
      return '';
    };
    const measure = document.createElement('canvas').getContext('2d');
    const isCutInField = (field: Element) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      if (!measure) return false;
      measure.font = font;
      const room =
        field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return measure.measureText(saidIn(field)).width > room + 1;
    };
    for (const field of document.querySelectorAll('input, select')) {
      if (field.checkVisibility() && isCutInField(field)) {
        found.push(`cut: ${named(field)}`);
      }
    }
    // A stamp across a paper reaches over its edges.
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() && !element.matches('svg *, select *, input, [data-stamp]'),
    );
    for (const element of shown) {
      const { overflowX, overflowY, clipPath, transform } = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      // Of what only a screen reader has, one pixel is there.
      if (clipPath !== 'none' || width < 2 || height < 2) continue;
      if ((left < -1 || right > clientWidth + 1) && !isInScroller(element)) {
        found.push(`outside: ${named(element)}`);
      }
      const isCut = element.scrollWidth > element.clientWidth + 1;
      if (isCut && /hidden|clip/.test(overflowX) && !element.matches('svg')) {
        found.push(`cut: ${named(element)}`);
      }
      const isCutBelow = element.scrollHeight > element.clientHeight + 1;
      if (isCutBelow && /hidden|clip/.test(overflowY) && !element.matches('svg')) {
        found.push(`cut below: ${named(element)}`);
      }
      // Of a box with a height of its own, what stands below it lies upon what comes next.
      if (reachesBelow(element)) found.push(`reaches below: ${named(element)}`);
      if (element.matches('svg[data-turns]')) {
        const isTurned = new DOMMatrix(transform).a === -1;
        if (isTurned !== (dir === 'rtl'))
          found.push(`points the wrong way in: ${named(element.parentElement ?? element)}`);
      }
    }
    return found;
  });
}
