import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { fillInApplication, submitApplication } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll, expectPressable } from '../support/layout';
import { readPrintedCode } from '../support/readPrintedCode';

/** The second texts of a paper that begin their line with a dot, which has nothing before it there. */
const textsAfterDots = (sheet: Locator) =>
  sheet.locator('[data-part=second]').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const start = text.parentElement?.getBoundingClientRect().left ?? 0;
      const dot = text.querySelector('[aria-hidden]')?.getBoundingClientRect().left ?? 0;
      return Math.abs(dot - start) < 2 ? text.textContent : [];
    }),
  );

const notice = (page: Page) => page.getByText(/We have received your application #PAN-\d{4}-\d+/);

test('a citizen gets the number and the calendar file at once, follows the steps, and prints a receipt of one A4 page, whose code leads to the tracking page @main (#19.3)', async ({
  page,
}) => {
  test.slow();
  await openSession(page, 'user');
  await fillInApplication(page, 'Birth Certificate', 'For the school');
  await submitApplication(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^decision-\d{4}-\d\d-\d\d\.ics$/);

  // The confirmation disappears by itself; the notice stays and keeps the focus.
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeHidden();
  await expect(page.getByLabel('Application Details')).toHaveValue('');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Follow it' }).press('Enter');
  const steps = page.getByRole('list', { name: 'Progress of this application' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Sent now.*waiting to be checked/,
    /^Check/,
    /^Recommendation/,
    /^Decision.*by \d/,
  ]);
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    'Decision by',
  );
  await expect(page.getByRole('region', { name: 'Questions?' })).toBeVisible();
  await expectNoAxeViolations(page);
  const usual = page.viewportSize();
  for (const width of [360, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectPressable(page.getByRole('main').locator('a, button:enabled'));
  }

  if (usual) await page.setViewportSize(usual);
  await page.getByRole('link', { name: 'Print receipt' }).press('Enter');
  const sheet = page.getByRole('article', { name: 'Receipt of an application' });
  await expect(sheet).toContainText(/Decision by · निर्णयाची मुदत\d+ \w+ \d{4} · /);
  expect(await textsAfterDots(sheet)).toEqual([]);
  await expect(sheet).toContainText(/Fee/);
  await expect(sheet).toContainText('Village Council Office, Main Road');
  // The emblem is hidden from screen readers, so it cannot be found by a name.
  await expect(sheet.locator('[data-part=head] svg')).toBeVisible();
  const number = sheet.getByRole('row', { name: 'Tracking number' }).getByRole('cell');
  const trackingNumber = await number.innerText();
  expect(trackingNumber).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{1,4}){3}$/);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  // Throws if there is more than one page.
  const code = await readPrintedCode(
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  );
  expect(new URL(code).origin).toBe(new URL(page.url()).origin);
  expect(new URL(code).pathname).toBe('/track');
  expect(new URL(code).hash).toBe(`#${trackingNumber}`);
});

test('the report is downloaded as CSV and prints on one page without the portal around it, and the receipt of a sample prints its stamp (#12.5, #19.3)', async ({
  page,
}) => {
  await openSession(page, 'user', '/user/report');
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(/^#PAN-\d{4}-\d{3},Birth Certificate,Approved,/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Village Council', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Death Certificate' })).toBeVisible();
  for (const role of ['contentinfo', 'button', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // Throws if there is more than one page.
  const code = await readPrintedCode(await page.pdf({ format: 'A4', printBackground: true }));
  expect(new URL(code).pathname).toBe('/track');

  await page.emulateMedia({ media: null });
  await page.goto('/user/applications/1/receipt');
  await expect(page.getByRole('heading', { name: /^Receipt #PAN/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sample, not a receipt')).toBeVisible();
  await expect(page.getByText('Sample applicant')).toBeVisible();
  await expect(page.getByText('@example.com')).toHaveCount(0);
});
