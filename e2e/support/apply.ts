import { expect, type Page } from '@playwright/test';
import type { DocumentFile } from './documents';

/** Goes to a page of the area by its menu, which is behind a button on a phone. */
export async function openByMenu(page: Page, link: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Menu / });
  const menu = page.getByRole('navigation').getByRole('link', { name: link, exact: true });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await menu.click();
}

/** Fills in the form for a service, by its fields, from the menu: without loading the document anew. */
export async function fillInApplication(
  page: Page,
  service: string,
  details: string,
  documents: DocumentFile[] = [],
): Promise<void> {
  await openByMenu(page, 'Apply');
  await page.getByLabel('Service Required').selectOption(service);
  await page.getByLabel('Application Details').fill(details);
  if (documents.length > 0) await page.getByLabel('Supporting Documents').setInputFiles(documents);
  await page.getByLabel('I certify that all information provided is accurate').check();
}

export const submitApplication = (page: Page) =>
  page.getByRole('button', { name: 'Submit Application' }).click();

/** Applies, and returns the number that the application was given. */
export async function apply(
  page: Page,
  service: string,
  details: string,
  documents: DocumentFile[] = [],
): Promise<string> {
  await fillInApplication(page, service, details, documents);
  await submitApplication(page);
  const received = page.getByText(/We have received your application #PAN-\d{4}-\d+/);
  await expect(received).toBeVisible();
  return /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';
}

export async function openApplications(page: Page): Promise<void> {
  await openByMenu(page, 'Applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Application Status' })).toBeVisible();
}
