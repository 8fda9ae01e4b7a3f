import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';

const five = [
  'Birth Certificate',
  'Death Certificate',
  'Income Certificate',
  'Caste Certificate',
  'Residence Proof',
];

async function listed(page: Page): Promise<string[]> {
  const texts = await page.getByRole('button', { name: /^Remove / }).allTextContents();
  return texts.map((text) => text.replace(/^.*Remove /, ''));
}

/** The options of the citizens' form, for a citizen who signs in on the same device. */
async function offered(page: Page): Promise<string[]> {
  await openSession(page, 'user', '/user/apply');
  const options = page.getByLabel('Service Required').locator('option');
  await expect(options.nth(1)).toBeAttached();
  return (await options.allTextContents()).slice(1);
}

test('the list of the admin matches the services that citizens can apply for @repeat', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/services');
  await expect(page.getByText('5 services')).toBeVisible();
  expect(await listed(page)).toEqual(five);

  const box = page.getByLabel('Add a service');
  await box.fill('   ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('5 services')).toBeVisible();
  await box.fill('  Pension Letter  ');
  await box.press('Enter');
  await expect(page.getByText('6 services')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Death Certificate' }).click();
  await expect(page.getByText('5 services')).toBeVisible();

  const now = [...five.filter((name) => name !== 'Death Certificate'), 'Pension Letter'];
  expect(await listed(page)).toEqual(now);
  expect(await offered(page)).toEqual(now);
});

test('an admin sees which services are out of date on the public pages @repeat (#19.1)', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/services/1');
  await page.getByLabel('Days promised').fill('3');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(page.getByText(/^Version 2 of “Birth Certificate” was published/)).toContainText(
    'The public pages stay as they are until they are published too.',
  );
  const changed = page.getByText('“Birth Certificate” is on them as it was before it was changed');
  await expect(changed).toBeVisible();

  await page.getByRole('link', { name: 'Back to services' }).click();
  await page.getByLabel('Add a service').fill('Pension Letter');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const help = page.getByRole('region', { name: 'Help', exact: true });
  await expect(help.getByRole('listitem')).toHaveText([
    '“Birth Certificate” is on them as it was before it was changed',
    '“Pension Letter” is not on them yet',
  ]);
  await page.goto('/services/birth-certificate');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('7');
});

test('an undone removal puts the service back in its old place @repeat', async ({ page }) => {
  await openSession(page, 'admin', '/admin/services');
  await page.getByRole('button', { name: 'Remove Death Certificate' }).click();
  await expect(page.getByText('4 services')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('5 services')).toBeVisible();
  expect(await listed(page)).toEqual(five);
});

test('bad names get an error message, and a script in a name does not run @repeat', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/services');
  const box = page.getByLabel('Add a service');
  await box.fill('x'.repeat(500));
  await box.press('Enter');
  await expect(page.getByText('Use at most 80 characters. It has 500 now.')).toBeVisible();
  await expect(box).toHaveValue('x'.repeat(500));

  const script = '<script>document.title = "run"</script>';
  await box.fill(script);
  await box.press('Enter');
  await expect(page.getByText(script, { exact: true })).toBeVisible();
  expect(await page.title()).not.toBe('run');

  await box.fill('birth CERTIFICATE');
  await box.press('Enter');
  await expect(page.getByText(/Citizens now see it twice/)).toBeVisible();
  await expect(page.getByText('Listed twice')).toHaveCount(2);
});
