import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, run, RunOnly } from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours. All others give the same result in either theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Loads axe into each document that is opened from now on, for a walk over many pages: adding axe to a loaded document
 * takes as long as running it.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(`if (location.href !== 'about:blank') { ${source} }`);
}

type Theme = 'light' | 'dark';

interface AxeOptions {
  themes?: readonly Theme[];
}

/**
 * Fails with the violations that axe finds on the page as it is now: rule, what to do, and where. Runs all rules in the
 * light theme, and in the dark one the rules about colours.
 */
export async function expectNoAxeViolations(
  page: Page,
  { themes = ['light', 'dark'] }: AxeOptions = {},
): Promise<void> {
  if (themes.includes('light')) await inTheme(page, 'light', { type: 'tag', values: standards });
  if (themes.includes('dark')) await inTheme(page, 'dark', { type: 'rule', values: ofColours });
  await page.emulateMedia({ colorScheme: null });
}

async function inTheme(page: Page, colorScheme: Theme, runOnly: RunOnly): Promise<void> {
  await test.step(`axe finds nothing in the ${colorScheme} theme`, async () => {
    await page.emulateMedia({ colorScheme });
    // Polls by the clock: after the change headless Chromium sometimes draws no frame, so the default polling
    // would never run.
    await page.waitForFunction(isInForce, colorScheme, { polling: 10 });
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
    const violations = await page.evaluate<AxeResults['violations'], RunOnly>(async (only) => {
      const { axe } = globalThis as typeof globalThis & { axe: { run: typeof run } };
      // Rules that pass are left out, because they concern most of the page.
      const results = await axe.run({ runOnly: only, resultTypes: ['violations'] });
      return results.violations;
    }, runOnly);
    expect(violations.map(describe).join('\n')).toBe('');
  });
}

/** Whether the emulated theme has reached the page, which takes a moment. Then finishes the transitions of colours. */
function isInForce(colorScheme: string): boolean {
  const hasArrived = matchMedia(`(prefers-color-scheme: ${colorScheme})`).matches;
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  if (hasArrived) for (const transition of transitions) transition.finish();
  return hasArrived && transitions.length === 0;
}

function describe({ id, help, nodes }: AxeResults['violations'][number]): string {
  return `${id}: ${help}\n${nodes.map(({ target }) => `  ${target.join(' ')}`).join('\n')}`;
}
