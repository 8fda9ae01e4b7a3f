import { test, expect } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { fillInApplication, submitApplication } from '../support/apply';
import { windowWithOwnSession } from '../support/ownSession';
import { openOwnCertificate } from '../support/issueCertificate';
test('picture', async ({ page, context }) => {
  test.setTimeout(240000);
  await openSession(page, 'user');
  await page.goto('/user/dashboard');
  await fillInApplication(page, 'Income Certificate', '');
  await page.getByLabel('Full name of the applicant').fill('Sunita Devi');
  await page.getByLabel('House number or name').fill('12, Shivaji Ward');
  await page.getByLabel('Village or ward').fill('Rampur');
  await page.getByLabel('Annual income from farming').fill('60000');
  await page.getByLabel('Annual income from wages and salaries').fill('24000');
  await page.getByLabel('Annual income from a shop or business').fill('0');
  await page.getByLabel('Annual income from other sources').fill('0');
  await submitApplication(page);
  const received = page.getByText(/We have received your application #PAN-\d{4}-\d+/);
  await expect(received).toBeVisible();
  const number = /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';
  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await desk.getByRole('button', { name: `Approve ${number}` }).click();
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
  await openOwnCertificate(page, number);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.screenshot({ path: '/tmp/shots17/certificate.png' });
  await page.emulateMedia({ media: null });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // By keyboard: each stop of Tab has a ring and lies inside the window.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => { const e = document.activeElement!; const r = e.getBoundingClientRect(); const s = getComputedStyle(e); return [e.textContent?.trim().slice(0, 30) || e.getAttribute('aria-label') || e.tagName, Math.round(r.left) >= 0 && r.right <= innerWidth + 1, s.outlineStyle !== 'none' || s.boxShadow !== 'none']; });
      if (!seen[1] || !seen[2]) console.log('TAB', width, JSON.stringify(seen));
    }
  }
});
