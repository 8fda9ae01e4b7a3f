import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe';
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

// Each screen is opened once for all that is asked of it: what needs nothing pressed comes first.
for (const visitor of visitors) {
  test(`${whose(visitor)}: nothing moves while they arrive, axe finds nothing, nothing stands beside the edge, help stands beside the work; with a keyboard and in forced colours every control is in sight (#13.7, #19.5, #19.7)`, async ({
    page,
  }, { project }) => {
    test.setTimeout(480_000);
    await watchLayoutShift(page);
    await onEachScreen(page, visitor, async (screen) => {
      const { path } = screen;
      await expect(page.getByText(/^Looking/)).toHaveCount(0);
      expect.soft(await layoutShiftOf(page), path).toBeLessThanOrEqual(unnoticed);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
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
