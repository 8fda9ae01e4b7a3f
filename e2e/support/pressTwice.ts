import { expect, type Locator, type Page } from '@playwright/test';

/** The position of an element in the window, in pixels. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no place on the page.`);
  return box;
}

/**
 * Presses a button, and presses again at the same point as soon as the page shows the outcome (and, with
 * `leaves`, the button has left that point). The second press is made in the page: one from outside may
 * arrive seconds later on a busy machine, and would count as a separate press.
 */
export async function pressTwice(
  page: Page,
  button: Locator,
  outcome: RegExp,
  { leaves }: { leaves: boolean },
): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(button);
  const point = { x: x + width / 2, y: y + height / 2 };
  const label = (await button.getAttribute('aria-label')) ?? '';
  const pressedAgain = page.evaluate(
    ({ point: { x: clientX, y: clientY }, label: pressed, pattern, mayStay }) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('[data-outcome]')?.textContent ?? '';
          // Another button, or an element beside it: rows differ in height.
          const below = document.elementFromPoint(clientX, clientY);
          const hasLeft = below?.closest('button')?.getAttribute('aria-label') !== pressed;
          if (!new RegExp(pattern).test(bar) || !(mayStay || hasLeft)) return;
          observer.disconnect();
          const init = { bubbles: true, cancelable: true, clientX, clientY };
          below?.dispatchEvent(new MouseEvent('click', init));
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    { point, label, pattern: outcome.source, mayStay: !leaves },
  );
  await page.mouse.click(point.x, point.y);
  await pressedAgain;
  await expect(page.getByText(outcome)).toBeInViewport();
}
