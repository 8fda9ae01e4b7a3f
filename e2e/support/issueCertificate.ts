import { expect, type Page } from '@playwright/test';
import { readPrintedCode } from './readPrintedCode';

/** The citizen's page of the certificate of their latest application. */
export async function openOwnCertificate(citizen: Page, number: string): Promise<void> {
  await citizen.goto('/user/applications');
  await citizen.getByRole('link', { name: new RegExp(`^Certificate .*${number}$`) }).click();
  await expect(citizen.getByRole('button', { name: 'Print' })).toBeVisible();
}

/**
 * The address in the code of the certificate on this page, read from its print with a decoder that the portal does
 * not use. Works only in Chromium, because only Chromium prints.
 */
export async function readCodeOf(page: Page): Promise<string> {
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return readPrintedCode(paper);
}
