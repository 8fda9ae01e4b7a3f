import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { openByMenu } from '../support/apply';
import { expectNoSidewaysScroll } from '../support/layout';
import { openElsewhere } from '../support/livePeople';
import { test, type LivePortal, type Member } from '../support/livePortal';
import { worklistRows } from '../support/worklist';

const twoYears = 2 * 365 * 86_400_000;
/** One journey uses each, so that both widths are covered; the desktop one runs with `--all`. */
const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const atDesk = { viewport: { width: 1280, height: 800 } };

const note = 'About the slip at the desk: call first.';

/** Writes what is stored when an admin hands a case over to a clerk with a note. */
async function handOver({ records }: LivePortal, { uid, name }: Member): Promise<void> {
  const found = await records.collection('applications').where('status', '==', 'pending').get();
  const free = found.docs.find((each) => !each.get('assignee'));
  const by = { uid: 'demo-admin', name: 'Meera Shah' };
  const at = new Date();
  await free?.ref.update({ assignee: { uid, name, at, by, hasNote: true } });
  await free?.ref.collection('notes').doc('hand-over').set({ text: note, by, at });
}

for (const { by, off, device, mark } of [
  { by: -twoYears, off: '2 years behind', device: atDesk, mark: '@repeat ' },
  { by: twoYears, off: '2 years ahead', device: onPhone, mark: '' },
]) {
  test(`a clerk whose clock is ${off} sees a message about it, the same days as with the right time, and the note of a case that was handed over ${mark}(#18)`, async ({
    browser,
    livePortal,
  }) => {
    const clerk = await livePortal.accounts.add('staff', { name: 'Sunil Mhatre' });
    await handOver(livePortal, clerk);
    const page = await openElsewhere(browser, livePortal, device);
    const list = page.getByRole('table', { name: 'Applications' });
    const days = list.getByText(/^(?:due|overdue by) /);
    const message = page.getByText('The clock of this device');

    await page.clock.setFixedTime(Date.now() + by);
    await signIn(page, 'staff', clerk);
    await openByMenu(page, 'Work list');
    await expect(list.getByText(/due|overdue/).first()).toBeVisible();
    await expect(page.getByText(`The clock of this device is ${off}`)).toBeVisible();
    const shown = await days.allTextContents();
    expect(shown).not.toEqual([]);
    await expectNoSidewaysScroll(page);
    await openByMenu(page, 'Tasks');
    await expect(page.getByText(`The clock of this device is ${off}`)).toBeVisible();

    await page.clock.setFixedTime(Date.now());
    await page.goto('/staff/worklist');
    await expect(days).toHaveText(shown);
    await expect(message).toBeHidden();

    await page.getByRole('main').getByRole('link', { name: 'Mine 1', exact: true }).press('Enter');
    const row = worklistRows(page, 'Mine').filter({ hasText: note });
    await expect(row).toContainText(`Handed over by Meera Shah: ${note}`);
    await expectNoSidewaysScroll(page);
  });
}
