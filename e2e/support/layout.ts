import { expect, type Locator, type Page } from '@playwright/test';

/** Fails where the page can be scrolled sideways, naming what stands out of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px of ${clientWidth} px`,
      ...out
        .slice(-5)
        .map(({ outerHTML }) => outerHTML.replace(/<svg.*?<\/svg>/g, '').slice(0, 160)),
    ];
  });
  expect(wide.join('\n'), 'the page does not scroll sideways').toBe('');
}

/** Fails where a control is out of sight, or lies under something else, so that a press misses it. */
export async function expectPressable(controls: Locator): Promise<void> {
  const missed = await controls.evaluateAll((elements) => {
    const isMissed = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
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
