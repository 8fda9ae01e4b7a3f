import type { Page } from '@playwright/test';
import { sampleEnglish } from './sampleTexts';

/** 'en-XA' has accents and is two fifths longer; 'ar-XB' reads from right to left. Neither is released. */
export type PseudoLanguage = 'en-XA' | 'ar-XB';

/**
 * Rewrites the texts of the page in a pseudo-language, to check how the layout copes with other languages before
 * they are added. Options with the text of a record stay unchanged, because their length is up to the writer.
 */
export async function showIn(page: Page, language: PseudoLanguage): Promise<void> {
  const chosen = { to: language, records: sampleEnglish };
  await page.evaluate(({ to, records }) => {
    document.documentElement.dir = to === 'ar-XB' ? 'rtl' : 'ltr';
    // Two in five English letters are vowels: doubling each makes a text that much longer.
    const accented: Record<string, string> = {
      a: 'àá',
      e: 'èé',
      i: 'ìí',
      o: 'òó',
      u: 'ùú',
      y: 'ýý',
      n: 'ñ',
      c: 'ç',
      s: 'š',
      A: 'ÀÁ',
      E: 'ÈÉ',
      I: 'ÌÍ',
      O: 'ÒÓ',
      U: 'ÙÚ',
      Y: 'ÝÝ',
      N: 'Ñ',
      C: 'Ç',
      S: 'Š',
    };
    const pseudo = (text: string) =>
      // Addresses, numbers of applications and files have no language. Rewritten words do not match again.
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

/** Elements that are cut off by their own box, reach outside of the window, or point the wrong way. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Tables and bars measure themselves in the first frame after a change.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // A panel that slides in restarts its animation when the direction changes.
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
    /** Whether the element's own text reaches below it, by at least a line. */
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
    /**
     * The text that a field shows without scrolling: its placeholder while it is empty, or the selected
     * option.
     */
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
    // A stamp across a paper may reach over its edges.
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() && !element.matches('svg *, select *, input, [data-stamp]'),
    );
    for (const element of shown) {
      const { overflowX, overflowY, clipPath, transform } = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      // Texts for screen readers only are one pixel large.
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
      // Text that reaches below a box of fixed height overlaps what follows.
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
