import { expect, type Locator, type Page } from '@playwright/test';
import { approveRecommended } from './approveRecommended';

/** A clerk finds a new application, and takes it into review. */
export async function takeIntoReview(office: Page, number: string): Promise<void> {
  await office.getByLabel('Search applications').fill(number);
  await office.getByRole('link', { name: `Review ${number}` }).click();
  // By key: a second press at one place within a moment is ignored.
  await office.getByRole('button', { name: 'Take into review' }).press('Enter');
}

/** A clerk finds a new application, takes it into review and recommends it. */
export async function recommendNew(office: Page, number: string): Promise<void> {
  await takeIntoReview(office, number);
  await office.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();
}

/** An admin approves an application that a clerk has recommended. */
export async function approve(desk: Page, number: string): Promise<void> {
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await approveRecommended(desk.getByRole('button', { name: `Approve ${number}` }));
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
}

/** The button on the settings page that revokes the latest signing key. */
export function signingKeyButton(desk: Page): Locator {
  return desk.getByRole('button', { name: /^Revoke the signing key/ }).first();
}

/** An admin revokes the latest signing key, as after the loss of a device. */
export async function revokeSigningKey(desk: Page): Promise<void> {
  await desk.goto('/admin/settings');
  await signingKeyButton(desk).press('Enter');
  await desk.getByRole('button', { name: 'Revoke signing key' }).press('Enter');
  await expect(desk.getByText(/^The signing key of .* was revoked\.$/)).toBeVisible();
}

/** An admin replaces the certificate of an application with one that has another answer. */
export async function replaceCertificate(
  desk: Page,
  number: string,
  { label, answer, reason }: { label: string; answer: string; reason: string },
): Promise<void> {
  await openDetails(desk, number);
  await desk.getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: /^Replace certificate/ });
  await dialog.getByRole('textbox', { name: label }).fill(answer);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Replace certificate' }).press('Enter');
  await expect(desk.getByText(/^Certificate [\w-]+ was replaced\.$/)).toBeVisible();
}

/**
 * An admin revokes the certificate of an application, with a reason that is shown to everybody who checks it.
 */
export async function revokeCertificate(desk: Page, number: string, reason: string): Promise<void> {
  await openDetails(desk, number);
  await desk.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: /^Revoke certificate/ });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Revoke certificate' }).press('Enter');
  await expect(desk.getByText(/^Certificate [\w-]+ was revoked\.$/)).toBeVisible();
}

async function openDetails(desk: Page, number: string): Promise<void> {
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await desk.getByRole('button', { name: `Details of ${number}` }).press('Enter');
}
