import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, run, RunOnly } from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What colours decide: the document is the same in either theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Has each document that is opened from now on bring axe, for a walk over many: into one that is there it takes as long as
 * axe itself.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(`if (location.href !== 'about:blank') { ${source} }`);
}

/**
 * Fails with what axe finds on the page as it is now: rule, what to do, and where. In the light theme, and in the dark one
 * what depends on it, as the system asks for them.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await inTheme(page, 'light', { type: 'tag', values: standards });
  await inTheme(page, 'dark', { type: 'rule', values: ofColours });
  await page.emulateMedia({ colorScheme: null });
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark', runOnly: RunOnly): Promise<void> {
  await test.step(`axe finds nothing in the ${colorScheme} theme`, async () => {
    await page.emulateMedia({ colorScheme });
    // By the clock: headless Chromium now and then draws no frame after the change, and none would ask.
    await page.waitForFunction(isInForce, colorScheme, { polling: 10 });
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
    const violations = await page.evaluate<AxeResults['violations'], RunOnly>(async (only) => {
      const { axe } = globalThis as typeof globalThis & { axe: { run: typeof run } };
      // What passes is neither described by axe nor sent here: that is most of the page.
      const results = await axe.run({ runOnly: only, resultTypes: ['violations'] });
      return results.violations;
    }, runOnly);
    expect(violations.map(describe).join('\n')).toBe('');
  });
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
