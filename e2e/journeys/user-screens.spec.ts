import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { answerAboutChild } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';

/** Together they have each kind of question that the sample services use. */
const services = ['Income Certificate', 'Caste Certificate', 'Birth Certificate'];

test('the form shows what is missing, in a summary that leads to the fields, also one part at a time on a phone, until the draft is discarded; axe finds nothing in it @main', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await openSession(page, 'user', '/user/apply');
  const details = page.getByLabel('Application Details');
  await details.fill('   ');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await summary.getByRole('link', { name: 'Enter the details of your application' }).click();
  await expect(details).toBeFocused();
  // An invalid field stays red while the mouse is over it (#19.7).
  const service = page.getByLabel('Service Required');
  const border = () => service.evaluate((field) => getComputedStyle(field).borderColor);
  const red = await border();
  await service.hover();
  expect(await border()).toBe(red);

  for (const name of services) {
    await service.selectOption(name);
    await expect(page.getByRole('heading', { name: 'Anything else' })).toBeVisible();
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect(summary).toBeFocused();
    await expectNoAxeViolations(page);
  }
  if (!isMobile) return;

  const part = (name: string) => page.getByRole('heading', { level: 2, name });
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'One part at a time' }).check();
  await expect(part('Part 1 of 5: The child')).toBeVisible();
  await goOn();
  await expect(summary).toContainText('Fill in ‘Full name of the child’');
  await expect(summary).not.toContainText('mother');
  await answerAboutChild(page);
  await expectNoAxeViolations(page);
  await goOn();
  await expect(part('Part 2 of 5: The birth')).toBeFocused();

  await expect(page.getByText('Kept on this device as a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(service).toHaveValue('');
  await page.reload();
  await expect(service).toHaveValue('');
});

test('axe finds nothing in the menu and in the dialog of the profile', async ({
  page,
  isMobile,
}) => {
  await openSession(page, 'user', '/user/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu User Services' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Applications' })).toBeVisible();
  await expectNoAxeViolations(page);
});
