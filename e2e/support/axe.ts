import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, run } from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the page as it is now: rule, what to do, and where. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await test.step('axe finds nothing', async () => {
    await page.evaluate(source);
    const { violations } = await page.evaluate<AxeResults, string[]>((values) => {
      const { axe } = globalThis as typeof globalThis & { axe: { run: typeof run } };
      return axe.run({ runOnly: { type: 'tag', values } });
    }, rules);
    expect(violations.map(describe).join('\n')).toBe('');
  });
}

/** Does the same in the light and in the dark theme, as the system asks for them. */
export async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      // By the clock: headless Chromium now and then draws no frame after the change, and none would ask.
      await page.waitForFunction(isInForce, colorScheme, { polling: 100 });
      await check();
    });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The emulated theme reaches the page a moment later; colours that are on their way are there at once. */
function isInForce(colorScheme: string): boolean {
  const hasArrived = matchMedia(`(prefers-color-scheme: ${colorScheme})`).matches;
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  if (hasArrived) for (const transition of transitions) transition.finish();
  return hasArrived && transitions.length === 0;
}

function describe({ id, help, nodes }: AxeResults['violations'][number]): string {
  return `${id}: ${help}\n${nodes.map(({ target }) => `  ${target.join(' ')}`).join('\n')}`;
}
