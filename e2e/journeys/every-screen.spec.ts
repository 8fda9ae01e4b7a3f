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

/** The most that a screen may move while it arrives; a reader does not notice it. */
const unnoticed = 0.02;

/** What a page says in the console from here on, as it does of what the policy refuses. */
function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The browser says so of the document of an unknown address, and Playwright of what it blocks.
    const isExpected =
      text.endsWith('blocked by Playwright') ||
      (text.includes('404') && message.location().url === page.url());
    if (['error', 'warning'].includes(message.type()) && !isExpected) said.push(text);
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

// Each screen is opened once for all that is asked of it: what needs nothing pressed comes first.
for (const visitor of visitors) {
  test(`${whose(visitor)}: nothing moves while they arrive, nothing is said in the console, axe finds nothing, nothing stands beside the edge, help stands beside the work; with a keyboard and in forced colours every control is in sight (#13.7, #19.5, #19.7)`, async ({
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
      // By now a page has said what it says while it arrives.
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
