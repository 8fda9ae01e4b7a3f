import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { onEachScreen, visitors } from '../support/screens';
import { expectToTabThrough } from '../support/tabThrough';

const whose = (visitor: string) =>
  visitor === 'nobody' ? 'the public screens' : `the screens of the role ${visitor}`;

for (const visitor of visitors) {
  test(`${whose(visitor)}: axe finds nothing, nothing stands beside the edge (#19.7)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await onEachScreen(page, visitor, async () => {
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });

  test(
    `${whose(visitor)}: Tab reaches every control, with a ring and in sight (#19.7)`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await onEachScreen(page, visitor, async () => {
        await expectToTabThrough(page);
        await expect(page.getByRole('main')).toHaveCount(1);
      });
    },
  );
}
