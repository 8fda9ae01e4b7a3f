import { expect, test, type Page } from '@playwright/test';
import { bringAxe, expectNoAxeViolations } from '../support/axe';
import { findFaint } from '../support/faintControls';
import { expectHelpBeside } from '../support/helpBeside';
import { expectNoSidewaysScroll } from '../support/layout';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';
import { onEachScreen, visitors } from '../support/screens';
import { expectToTabThrough } from '../support/tabThrough';

const whose = (visitor: string) =>
  visitor === 'nobody' ? 'the public screens' : `the screens of the role ${visitor}`;

/** The most that a screen may move while it loads without a reader noticing it. */
const unnoticed = 0.02;

/** Errors and warnings in the page's console from here on, such as those of the content security policy. */
function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // Expected: the browser reports the 404 of an unknown address, and Playwright reports what it blocks.
    const isExpected =
      text.endsWith('blocked by Playwright') ||
      (text.includes('404') && message.location().url === page.url());
    if (['error', 'warning'].includes(message.type()) && !isExpected) said.push(text);
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

// Each screen is opened once for all checks; those that press nothing come first.
for (const visitor of visitors) {
  test(`${whose(visitor)}: nothing moves while they load, the console stays empty, axe finds nothing, nothing is outside of the window, help is beside the work; with a keyboard and in forced colours every control is in sight (#13.7, #19.5, #19.7)`, async ({
    page,
  }, { project }) => {
    test.setTimeout(480_000);
    const said = listenToConsole(page);
    await watchLayoutShift(page);
    await bringAxe(page);
    await onEachScreen(page, visitor, async (screen) => {
      const { path } = screen;
      await expect(page.getByText(/^Looking/)).toHaveCount(0);
      expect.soft(await layoutShiftOf(page), path).toBeLessThanOrEqual(unnoticed);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      // By now the page has logged everything that it logs while it loads.
      expect.soft(said.splice(0), path).toEqual([]);
      if (project.name === 'phone') return;

      if (screen.hasHelp) await expectHelpBeside(page, screen);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft((await page.evaluate(findFaint)).join('\n'), path).toBe('');
      await page.emulateMedia({ forcedColors: null });
      await expectToTabThrough(page);
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  });
}
