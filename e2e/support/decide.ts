import { expect, type Page } from '@playwright/test';

/** A clerk finds an application that has just come, takes it into review and recommends it. */
export async function recommendNew(office: Page, number: string): Promise<void> {
  await office.getByLabel('Search applications').fill(number);
  await office.getByRole('link', { name: `Review ${number}` }).click();
  // By key: a second press at one place within a moment is ignored.
  await office.getByRole('button', { name: 'Take into review' }).press('Enter');
  await office.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();
}

/** An admin approves what a clerk has recommended. */
export async function approve(desk: Page, number: string): Promise<void> {
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await desk.getByRole('button', { name: `Approve ${number}` }).click();
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
}
