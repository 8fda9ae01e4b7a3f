import { expect, test, type Page } from '@playwright/test';
import { newPerson, openSession, type Person } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';
import { requestAccess } from '../support/requestAccess';

async function askForAccess(page: Page, person: Person, level: 'Staff' | 'Admin') {
  await requestAccess(page, person, level);
  await page.evaluate(() => localStorage.removeItem('user'));
}

test('an admin sees who requests access, can distinguish two people of one name and confirms before granting Admin @repeat (#12.11)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [first, second] = [newPerson('Zoya Khan'), newPerson('Zoya Khan')];
  await askForAccess(page, first, 'Staff');
  await askForAccess(page, second, 'Admin');
  await openSession(page, 'admin', '/admin/users');

  const asking = page.getByRole('listitem', { name: `Zoya Khan (${second.email})` });
  await expect(asking.getByText(second.email, { exact: true })).toBeVisible();
  await expect(asking.getByText(/^Account since/)).toBeVisible();
  await expect(asking.getByText('Another person has this name:')).toBeVisible();
  await expect(asking.getByText(`${first.email} (also asks for access)`)).toBeVisible();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);

  await asking.getByRole('button', { name: /^Grant Admin access/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant Admin access?' });
  await expect(dialog.getByText(`Zoya Khan (${second.email})`)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(asking).toBeVisible();
  await asking.getByRole('button', { name: /^Grant Admin access/ }).click();
  await dialog.getByRole('button', { name: 'Grant Admin access' }).click();
  await expect(page.getByText(`Zoya Khan (${second.email}) has Admin access now.`)).toBeVisible();

  await page.goto('/admin/dashboard');
  await expect(
    page.getByText(`Zoya Khan (${second.email}) became an admin`, { exact: true }),
  ).toBeVisible();
});

test('an admin blocks an account after a confirmation, and gives a clerk another name @repeat (#12.9)', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/users?search=meera');
  await page.getByRole('button', { name: /^Block the account of Meera Kulkarni/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Block this account?' });
  await expect(dialog.getByText(/^Meera Kulkarni \(meera.kulkarni@example.com\)/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /^Rename Meera Kulkarni/ }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await renaming.getByLabel('Full Name').fill('Meera Rao');
  await expectNoAxeViolations(page);
  await renaming.getByRole('button', { name: 'Save name' }).click();
  await expect(
    page.getByText('Meera Kulkarni (meera.kulkarni@example.com) is Meera Rao now.'),
  ).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Meera Rao/ })).toBeVisible();
});
