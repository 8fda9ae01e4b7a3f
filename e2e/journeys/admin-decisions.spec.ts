import { expect, test, type Page } from '@playwright/test';
import { approveRecommended } from '../support/approveRecommended';
import { beSignedIn, demoPerson, openSession, signIn } from '../support/accounts';
import { approveAnyway } from '../support/approveAnyway';
import { answerQuestions, receivedNumber, submitApplication } from '../support/apply';
import { takeIntoReview } from '../support/decide';
import { pdf } from '../support/documents';
import { windowWithOwnSession } from '../support/ownSession';
import { boxOf, pressTwice } from '../support/pressTwice';

async function apply(page: Page, service: string, details: string): Promise<string> {
  await page.goto('/user/apply');
  await page.getByLabel('Service Required').selectOption(service);
  await page.getByLabel('Application Details').fill(details);
  await page.getByLabel('Other papers').setInputFiles([pdf('ration-card.pdf')]);
  await answerQuestions(page);
  await page.getByLabel('I certify that all information provided is accurate').check();
  await submitApplication(page);
  return receivedNumber(page);
}

test('a citizen applies, staff review, an admin approves, and the citizen sees it without a reload @repeat', async ({
  page,
  context,
}) => {
  await openSession(page, 'user');
  const number = await apply(page, 'Birth Certificate', 'For school admission.');
  await page.goto('/user/applications');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(/Birth Certificate.*Pending/);

  const office = await windowWithOwnSession(context, 'office');
  await signIn(office, 'staff');
  await takeIntoReview(office, number);
  await expect(first).toContainText(/Birth Certificate.*In Review/);
  await office.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();

  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await expect(desk.getByText('1 to 1 of 1 applications')).toBeVisible();
  await approveRecommended(desk.getByRole('button', { name: `Approve ${number}` }));
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
  await expect(desk.getByRole('button', { name: `Approve ${number}` })).toBeDisabled();
  await expect(first).toContainText(/Birth Certificate.*Approved/);
});

test('an admin rejects with a reason, which the citizen reads @repeat', async ({
  page,
  context,
}) => {
  await openSession(page, 'user');
  const number = await apply(page, 'Residence Proof', 'For a gas connection.');
  await page.goto('/user/applications');
  await page.getByRole('link', { name: 'Residence Proof' }).first().click();
  await expect(page.getByText(number).first()).toBeVisible();

  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto('/admin/applications');
  await desk.getByRole('button', { name: `Details of ${number}` }).click();
  await expect(desk.getByText('For a gas connection.')).toBeVisible();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download ration-card.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('ration-card.pdf');

  await desk.getByRole('button', { name: `Reject ${number}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(dialog.getByText('Give the citizen a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The tax receipt is of another house.');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(desk.getByText(`${number} was rejected.`)).toBeVisible();
  await expect(page.getByText('The tax receipt is of another house.').first()).toBeVisible();
});

test('the second of two admins sees the decision of the first and keeps their text @repeat', async ({
  page,
  context,
}) => {
  await openSession(page, 'admin', '/admin/applications?search=Imran&status=pending');
  await page
    .getByRole('button', { name: /^Reject #PAN/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The income is not stated.');

  const other = await windowWithOwnSession(context, 'other admin');
  await signIn(other, 'admin', demoPerson('admin'));
  await other.goto('/admin/applications?search=Imran&status=pending');
  await approveAnyway(other.getByRole('button', { name: /^Approve #PAN/ }).first());
  await expect(other.getByText(/was approved\./)).toBeVisible();

  await expect(dialog.getByText(/It is now: Approved/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The income is not stated.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a double press at one point approves only one application and nothing moves; the bar undoes an approval, also when scrolled @main (#12.1)', async ({
  page,
}) => {
  await beSignedIn(page, 'admin');
  for (const address of ['/admin/applications', '/admin/applications?status=pending']) {
    await page.goto(address);
    const buttons = page.getByRole('button', { name: /^Approve #PAN/, disabled: false });
    const pressed = (await buttons.first().getAttribute('aria-label')) ?? '';
    const next = page.getByRole('button', {
      name: (await buttons.nth(1).getAttribute('aria-label')) ?? '',
      exact: true,
    });
    const leaves = address.includes('?');
    await buttons.first().scrollIntoViewIfNeeded();
    const before = await boxOf(next);
    const first = page.getByRole('button', { name: pressed, exact: true });
    await first.press('Enter');
    const confirm = page.getByRole('button', { name: 'Approve anyway' });
    // The element below the question must not receive the second press.
    await pressTwice(page, confirm, /was approved\./, { leaves: false });
    if (!leaves) expect(await boxOf(next)).toEqual(before);
    await expect(next).toBeEnabled();
    await expect(page.getByText(/was faster/)).toHaveCount(0);
    // A second approval would show a message with the number of another application.
    const number = /#PAN-\d{4}-\d+/.exec(pressed)?.[0] ?? '';
    await expect(page.getByText(`${number} was approved.`)).toBeVisible();
  }

  const last = page.getByRole('button', { name: /^Approve #PAN/ }).last();
  const name = (await last.getAttribute('aria-label')) ?? '';
  await approveAnyway(last);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await undo.click();
  await expect(page.getByText(/was taken back/)).toBeInViewport();
  await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/was taken back/)).toHaveCount(0);
});

test('rejected applications cannot be approved together @repeat (#12.2)', async ({ page }) => {
  await openSession(page, 'admin', '/admin/applications?status=rejected');
  await expect(page.getByText('1 to 4 of 4 applications')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select all on this page' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Approve selected' })).toBeDisabled();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
});

test('several applications are approved together, with a summary @repeat', async ({ page }) => {
  await openSession(page, 'admin', '/admin/applications');
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await expect(page.getByText('6 applications selected')).toBeVisible();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 6 applications?' });
  await expect(dialog.getByText('Left out: 4 are approved already.')).toBeVisible();
  await expect(dialog.getByText('5 of 6 were not recommended by a clerk.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve selected' }).click();
  await expect(page.getByText('6 applications were approved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Approve #PAN/ }).first()).toBeDisabled();
});
