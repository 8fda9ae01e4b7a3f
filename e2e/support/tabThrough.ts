import { expect, type Page } from '@playwright/test';

/** More Tab stops than any screen has: after so many the focus is caught in a loop. */
const most = 400;

/**
 * Walks through a page by Tab from its start to its end. Fails if a stop has no focus ring or is out of sight, if the
 * walk does not end, or if a control is left out.
 */
export async function expectToTabThrough(page: Page): Promise<void> {
  // Otherwise the walk would begin where the page has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const wrong: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(lookAtFocus);
    if (problem === 'end') break;
    if (problem) wrong.push(problem);
  }
  const { pathname } = new URL(page.url());
  expect.soft(stops, `${pathname}: the walk by Tab ends`).toBeLessThan(most);
  wrong.push(...(await page.evaluate(findLeftOut)));
  expect.soft(wrong.join('\n'), `${pathname}: every control is reached, seen, marked`).toBe('');
}

/** Runs in the page: what is wrong with the focused stop; 'end' after the last one. */
function lookAtFocus(): string {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return 'end';
  // A date field has a stop for each of its parts.
  if (stop.hasAttribute('data-reached'))
    return stop.matches('[type=date], [type=time]') ? '' : 'end';
  stop.setAttribute('data-reached', '');
  const name = stop.outerHTML.slice(0, 120);
  const around = [stop, stop.parentElement, stop.parentElement?.parentElement];
  const hasRing = around.some((part) =>
    ['', '::after'].some((pseudo) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!hasRing) return `no ring: ${name}`;
  const boxes = [...stop.getClientRects()];
  const isSeen = boxes.some(({ left, right, top, bottom }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(
        left + (right - left) * part,
        top + (bottom - top) * part,
      );
      return (
        hit && (stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.contains(stop))
      );
    }),
  );
  return isSeen ? '' : `out of sight: ${name}`;
}

/** Runs in the page: visible controls that were no stop. A group of radio buttons has one stop. */
function findLeftOut(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll(controls)]
    .filter(
      (control) =>
        !control.hasAttribute('data-reached') &&
        !control.matches(':disabled, [tabindex="-1"], [type=radio], [type=hidden]') &&
        !control.closest('[inert], dialog:not([open])') &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control) => `left out: ${control.outerHTML.slice(0, 120)}`);
}
