import { expect, test, type Page } from '@playwright/test';
import { sidewaysScroll } from '../support/layout';
import { onEachScreen, visitors } from '../support/screens';

/** Every screen is looked at, also after one that fails. */
const softly = expect.configure({ soft: true });
const settled = { timeout: 2000 };

/** Every letter twice as large, as a reader may set it in their browser. */
async function doubleText(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

/** Pairs of neighbours that lie over each other. */
function overlaps(page: Page) {
  return page.evaluate(() => {
    const named = (element: Element) => element.textContent.trim().slice(0, 40);
    const isLaid = (element: Element) => {
      const { position, visibility, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        !['absolute', 'fixed', 'sticky'].includes(position) &&
        visibility === 'visible' &&
        clipPath === 'none' &&
        width > 1 &&
        height > 1
      );
    };
    const found: string[] = [];
    const parts = [...document.querySelectorAll(':is(main, [role=main]) *')].filter(
      (element) => !element.closest('svg, dialog, select, input, textarea') && isLaid(element),
    );
    for (const parent of parts) {
      const children = [...parent.children].filter(
        (child) => !child.matches('br, wbr') && getComputedStyle(child).display !== 'inline',
      );
      const laid = children.filter(isLaid).map((child) => ({
        child,
        box: child.getBoundingClientRect(),
      }));
      laid.forEach(({ child, box }, index) => {
        for (const { child: other, box: next } of laid.slice(index + 1)) {
          const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
          const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
          if (across > 2 && down > 2) found.push(`'${named(child)}' lies over '${named(other)}'`);
        }
      });
    }
    return [...new Set(found)].join('\n');
  });
}

for (const visitor of visitors) {
  test(`the screens of ${visitor} reflow with text of twice the size (#13.6)`, async ({ page }) => {
    test.setTimeout(240_000);
    await doubleText(page);
    await onEachScreen(page, visitor, async () => {
      await softly.poll(() => sidewaysScroll(page), settled).toBe('');
      await softly.poll(() => overlaps(page), settled).toBe('');
    });
  });
}
