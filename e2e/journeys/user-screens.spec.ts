import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';

test('axe finds nothing in the form with its errors, the menu and the dialogs', async ({
  page,
  isMobile,
}) => {
  await openSession(page, 'user', '/user/apply');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(page);
  // An invalid field stays red while the mouse is over it (#19.7).
  const service = page.getByLabel('Service Required');
  const border = () => service.evaluate((field) => getComputedStyle(field).borderColor);
  const red = await border();
  await service.hover();
  expect(await border()).toBe(red);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu User Services' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Applications' })).toBeVisible();
  await expectNoAxeViolations(page);
});
