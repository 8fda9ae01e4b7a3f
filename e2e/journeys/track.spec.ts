import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { expectWellMade } from '../support/wellMade';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' });
const step = (page: Page) =>
  page.getByRole('list', { name: 'Steps of the application' }).locator('[aria-current="step"]');

test('a visitor follows an application by the tracking number that its citizen gets (#19.1)', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await openSession(page, 'user');
  await apply(page, 'Birth Certificate', 'For school admission.');
  const link = page.getByText(/^Tracking number:/).getByRole('link');
  const number = (await link.textContent()) ?? '';
  expect(number).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]$/);
  await link.press('Enter');
  await expect(heading(page, 'Sent to the council')).toBeFocused();
  await expect(page).toHaveURL(`/track#${number}`);
  await expect(page).toHaveTitle('Sent to the council – Village Council Portal');
  await expect(step(page)).toContainText('Sent');
  await expect(page.getByRole('definition').filter({ hasText: /^By / })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/PAN-|@example|For school/);

  // The document on its own, as for somebody who got the address and opens it.
  await page.reload();
  await expect(heading(page, 'Sent to the council')).toBeVisible();
  if (isMobile) await expectNoAxeViolations(page);
  else await expectWellMade(page);
  await page.getByRole('button', { name: 'Track another one' }).press('Enter');
  await expect(heading(page, 'Track an application')).toBeFocused();
  await field(page).fill(` ${number.toLowerCase().replaceAll('-', ' ')} `);
  await field(page).press('Enter');
  await expect(heading(page, 'Sent to the council')).toBeFocused();
  await expect(page).toHaveURL(`/track#${number}`);
});

test('a tracking number, in the address or typed, is sent to no server, and the page distinguishes a mistyped one from an unknown one @main (#19.1)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  page.on('console', (message) => sent.push(message.text()));
  await page.goto('/track#7K2M-Q9XD-04TT-0');
  await expect(heading(page, 'There is no application with this number')).toBeFocused();
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Track another one' }).press('Enter');
  await field(page).fill('7k2m q9xd 04tt 1');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Compare each character/);
  await expect(field(page)).toBeFocused();
  await expectNoAxeViolations(page);

  await field(page).fill('7k2m q9xd 04tt o');
  await field(page).press('Enter');
  await expect(heading(page, 'There is no application with this number')).toBeFocused();
  await expect(page.getByText('7K2M-Q9XD-04TT-0')).toBeVisible();

  await page.goBack();
  await expect(field(page)).toBeVisible();
  await page.goto('/track#7K2M-Q9XD-04TT-1');
  await expect(field(page)).toHaveValue('7K2M-Q9XD-04TT-1');
  await expect(field(page)).toHaveAccessibleDescription(/Compare each character/);
  await page.waitForLoadState('networkidle');
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((each) => /7K2M-?Q9XD/i.test(each))).toEqual([]);
});
