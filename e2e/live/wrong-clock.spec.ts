import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { openByMenu } from '../support/apply';
import { expectNoSidewaysScroll } from '../support/layout';
import { openElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';

const twoYears = 2 * 365 * 86_400_000;
/** One journey uses each, so that both widths are covered; the desktop one runs with `--all`. */
const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const atDesk = { viewport: { width: 1280, height: 800 } };

for (const { by, words, device, mark } of [
  { by: -twoYears, words: '2 years behind', device: atDesk, mark: '@repeat ' },
  { by: twoYears, words: '2 years ahead', device: onPhone, mark: '' },
]) {
  test(`a clerk whose clock is ${words} sees a message about it, and the same days as others ${mark}(#18)`, async ({
    browser,
    livePortal,
  }) => {
    const open = async (name: string, clockIsOffBy: number) => {
      const page = await openElsewhere(browser, livePortal, device);
      await page.clock.setFixedTime(Date.now() + clockIsOffBy);
      await signIn(page, 'staff', await livePortal.accounts.add('staff', { name }));
      await openByMenu(page, 'Work list');
      const list = page.getByRole('table', { name: 'Applications' });
      await expect(list.getByText(/due|overdue/).first()).toBeVisible();
      return { page, days: list.getByText(/^(?:due|overdue by) /) };
    };
    const right = await open('Leela Rane', 0);
    const wrong = await open('Sunil Mhatre', by);

    await expect(wrong.page.getByText(`The clock of this device is ${words}`)).toBeVisible();
    await expect(right.page.getByText('The clock of this device')).toBeHidden();
    const days = await right.days.allTextContents();
    expect(days).not.toEqual([]);
    await expect(wrong.days).toHaveText(days);
    await expectNoSidewaysScroll(wrong.page);

    await openByMenu(wrong.page, 'Tasks');
    await expect(wrong.page.getByText(`The clock of this device is ${words}`)).toBeVisible();
  });
}
