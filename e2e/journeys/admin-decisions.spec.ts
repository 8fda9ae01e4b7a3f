import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { demoPerson, signIn } from '../support/accounts';
import { pdf } from '../support/documents';

/** A window whose session is its own, as on another device that shows the same records. */
async function windowWithOwnSession(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((own) => {
    const keyOf = (key: string) => (key === 'user' ? `user of ${own}` : key);
    for (const method of ['getItem', 'setItem', 'removeItem']) {
      const original = Reflect.get(Storage.prototype, method) as (...values: string[]) => unknown;
      Reflect.set(
        Storage.prototype,
        method,
        function call(this: Storage, key: string, ...rest: string[]) {
          return Reflect.apply(original, this, [keyOf(key), ...rest]);
        },
      );
    }
  }, name);
  return page;
}

async function apply(page: Page, service: string, details: string): Promise<string> {
  await page.goto('/user/apply');
  await page.getByLabel('Service Required').selectOption(service);
  await page.getByLabel('Application Details').fill(details);
  await page.getByLabel('Supporting Documents').setInputFiles([pdf('ration-card.pdf')]);
  await page.getByLabel('I certify that all information provided is accurate').check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const received = page.getByText(/We have received your application #PAN-\d{4}-\d+/);
  await expect(received).toBeVisible();
  return /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';
}

test('a citizen applies, staff review, an admin approves, and the citizen sees it without a reload', async ({
  page,
  context,
}) => {
  await signIn(page, 'user');
  const number = await apply(page, 'Birth Certificate', 'For school admission.');
  await page.goto('/user/applications');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(/Birth Certificate.*Pending/);

  const office = await windowWithOwnSession(context, 'office');
  await signIn(office, 'staff');
  await office.getByLabel('Search applications').fill(number);
  await office.getByRole('link', { name: `Review ${number}` }).click();
  await office.getByRole('button', { name: 'Take into review' }).click();
  await expect(first).toContainText(/Birth Certificate.*In Review/);
  await office.getByRole('button', { name: 'Recommend', exact: true }).click();
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();

  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await expect(desk.getByText('1 to 1 of 1 applications')).toBeVisible();
  await desk.getByRole('button', { name: `Approve ${number}` }).click();
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
  await expect(desk.getByRole('button', { name: `Approve ${number}` })).toBeDisabled();
  await expect(first).toContainText(/Birth Certificate.*Approved/);
});

test('an admin rejects with a reason, which the citizen reads', async ({ page, context }) => {
  await signIn(page, 'user');
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
  await expect(page.getByText('The tax receipt is of another house.')).toBeVisible();
});

test('the second of two admins is told, and loses nothing', async ({ page, context }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications?search=Imran&status=pending');
  await page
    .getByRole('button', { name: /^Reject #PAN/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The income is not stated.');

  const other = await windowWithOwnSession(context, 'other admin');
  await signIn(other, 'admin', demoPerson('admin'));
  await other.goto('/admin/applications?search=Imran&status=pending');
  await other
    .getByRole('button', { name: /^Approve #PAN/ })
    .first()
    .click();
  await expect(other.getByText(/was approved\./)).toBeVisible();

  await expect(dialog.getByText(/It is now: Approved/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The income is not stated.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('several applications are approved together, with a summary', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications');
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve selected' }).click();
  await expect(page.getByText('6 applications were approved.')).toBeVisible();
  await expect(page.getByText('4 were approved already.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Approve #PAN/ }).first()).toBeDisabled();
});
