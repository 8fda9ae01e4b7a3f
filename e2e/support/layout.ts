import { expect, type Locator, type Page } from '@playwright/test';

/**
 * How far the page can be scrolled sideways, and which elements stand out of the window; '' if it cannot be
 * scrolled.
 */
export function sidewaysScroll(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !isClipped(element.parentElement),
    );
    const named = out.slice(-5).map(({ outerHTML }) => outerHTML.replace(/<svg.*?<\/svg>/g, ''));
    return [
      `${scrollWidth} px of ${clientWidth} px`,
      ...named.map((html) => html.slice(0, 160)),
    ].join('\n');
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), 'the page does not scroll sideways').toBe('');
}

/** Fails if a control is out of sight, or covered by something else, so that a press misses it. */
export async function expectPressable(controls: Locator): Promise<void> {
  const missed = await controls.evaluateAll((elements) => {
    const isMissed = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // The first line of a link that takes several lines.
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const { left, right, top, bottom } = box;
      if (left < 0 || right > document.documentElement.clientWidth || left === right) return true;
      return [left + 4, (left + right) / 2, right - 4].some((x) => {
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        return !hit || !(control.contains(hit) || hit.closest('label')?.contains(control));
      });
    };
    return elements.filter(isMissed).map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
  expect(missed.join('\n'), 'every control receives a press').toBe('');
}
